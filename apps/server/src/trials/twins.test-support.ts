import { canonical, determinize, type Game, type Json, Sfc32, Sitting } from '@gam/kernel'
import { randomHex, seedOf } from '@gam/protocol/fairness'

/** One of two games that look the same to somebody, and are not. */
export interface Twin {
  readonly key: string
  readonly state: Json
}

export interface Twins {
  readonly twins: readonly [Twin, Twin]
  /** Can be played in both, and leave them the same to who looks. */
  readonly moves: readonly string[]
  /** Before how many of the moves what is hidden differs. */
  readonly different: number
}

interface Candidate extends Twin {
  readonly sitting: Sitting
  /** What is hidden, after each move. */
  readonly hidden: readonly string[]
}

const MANY = 60
const FARTHEST = 5
const TRIED = 4

const text = (value: unknown) => canonical(JSON.parse(JSON.stringify(value)) satisfies Json)

/** All that this seat may know, by the kernel alone. */
function knownTo(sitting: Sitting, seat: number): string {
  const { decision } = sitting
  const asked = decision && (decision.seat === seat ? decision : [decision.seat, decision.step])
  return text([sitting.view(seat), sitting.eventsFor(seat), asked])
}

/**
 * Two ways in which a game in the middle could really stand, for all that a seat can know, with other keys for what
 * is to come; and a course that keeps them the same to that seat.
 */
export function twinsOf(game: Game, table: string, seats: readonly string[], seat: number): Twins {
  const view = middle(game, seats).view(seat)
  let alike = Array.from({ length: MANY }, (_, deal): Candidate => {
    const key = randomHex(crypto)
    const state = game.shape.write(determinize(game, view, new Sfc32(deal)))
    const draws = game.nonces.map(() => 0)
    const sitting: Sitting = Sitting.at(
      game,
      { seats, seed: seedOf({ scheme: 'gam-fair-1', name: table }, key, [], null) },
      { state, draws },
    )
    return { key, state, sitting, hidden: [hiddenIn(sitting, seat)] }
  })
  alike = largest(alike, seat)
  const moves: string[] = []
  while (moves.length < FARTHEST) {
    const next = candidates(alike)
      .map((move) => ({ move, alike: largest(after(alike, move, seat), seat) }))
      .filter(({ alike: rest }) => rest.length > 1 && distinct(rest) > Math.min(1, distinct(alike) - 1))
      .toSorted(
        (a, b) => dullness(a.move, moves) - dullness(b.move, moves) || b.alike.length - a.alike.length,
      )[0]
    if (!next) break
    moves.push(next.move)
    alike = next.alike
  }
  const pair = mostUnlike(alike)
  return { twins: pair.twins, moves, different: pair.different }
}

/** What has not been done yet tells more. */
function dullness(move: string, moves: readonly string[]): number {
  const verb = (text: string) => text.split(' ')[0]
  return moves.filter((one) => verb(one) === verb(move)).length
}

/** A game in the middle, played by lot. */
function middle(game: Game, seats: readonly string[]): Sitting {
  const chance = new Sfc32(7)
  let sitting: Sitting = Sitting.begin(game, { seats, seed: 'in the middle' })
  for (let i = 0; i < 14 && sitting.decision; i++) {
    const open = sitting.decision.options.filter(({ refusal }) => !refusal)
    sitting = sitting.submit(sitting.decision.seat, open[chance.below(open.length)].text)
  }
  return sitting
}

/** What the others have and this seat does not see. */
function hiddenIn(sitting: Sitting, seat: number): string {
  return text(sitting.seats.map((_, other) => other !== seat && sitting.view(other)))
}

function candidates(alike: readonly Candidate[]): string[] {
  const all = alike.flatMap(({ sitting }) => open(sitting))
  const often = new Map<string, number>()
  for (const one of all) often.set(one, (often.get(one) ?? 0) + 1)
  const sorted = [...often].toSorted(([, a], [, b]) => b - a)
  return sorted.slice(0, TRIED).map(([move]) => move)
}

function open(sitting: Sitting): string[] {
  return (sitting.decision?.options ?? []).flatMap(({ text: move, refusal }) => (refusal ? [] : [move]))
}

function after(alike: readonly Candidate[], move: string, seat: number): Candidate[] {
  return alike.flatMap((one) => {
    if (!open(one.sitting).includes(move)) return []
    const sitting = one.sitting.submit(one.sitting.decision?.seat ?? 0, move)
    return sitting.over ? [] : [{ ...one, sitting, hidden: [...one.hidden, hiddenIn(sitting, seat)] }]
  })
}

/** The most that a seat cannot tell from each other. */
function largest(candidates: readonly Candidate[], seat: number): Candidate[] {
  const classes = new Map<string, Candidate[]>()
  for (const one of candidates) {
    const known = knownTo(one.sitting, seat)
    const fellows = classes.get(known) ?? []
    classes.set(known, fellows)
    fellows.push(one)
  }
  const lists = [...classes.values()].toSorted((a, b) => b.length - a.length)
  return lists.find((list) => distinct(list) > 1) ?? lists[0] ?? []
}

function distinct(candidates: readonly Candidate[]): number {
  return new Set(candidates.map(({ hidden }) => hidden.at(-1))).size
}

function mostUnlike(alike: readonly Candidate[]): { twins: [Twin, Twin]; different: number } {
  const [one] = alike
  const unlike = (other: Candidate) => other.hidden.filter((hidden, i) => hidden !== one.hidden[i]).length
  const other = alike.slice(1).toSorted((a, b) => unlike(b) - unlike(a))[0]
  const twin = ({ key, state }: Candidate): Twin => ({ key, state })
  return { twins: [twin(one), twin(other)], different: unlike(other) }
}
