import {
  canonical,
  determinize,
  type Game,
  type Json,
  type Replay,
  readReplay,
  Sfc32,
  Sitting,
  writeReplay,
} from '@gam/kernel'

export interface Twins {
  /** Two games that look the same to somebody, and are not: other hidden pieces, other luck to come. */
  readonly twins: readonly [Replay, Replay]
  /** Can be played in both, and turn up the same pieces for who looks. */
  readonly moves: readonly string[]
  /** Before how many of the moves what is hidden differs. */
  readonly different: number
  /** After each move, how many different things the seat hears in the many worlds that turned up the same for it. */
  readonly heard: readonly number[]
}

interface TablePorts {
  readonly start: Sitting
  readonly sitting: Sitting
  /** What is hidden, after each move. */
  readonly hidden: readonly string[]
}

const MANY = 160
const LUCKS = 8
const FARTHEST = 8
const TRIED = 6

const text = (value: unknown) => canonical(JSON.parse(JSON.stringify(value)) satisfies Json)

/** Two ways in which a game in the middle could really stand, for all that a seat can see, and a course for both. */
export function twinsOf(game: Game, options: Json, seats: readonly string[], seat: number): Twins {
  const view = middle(game, options, seats).view(seat)
  const draws = game.nonces.map(() => 0)
  let worlds = Array.from({ length: MANY }, (_, deal): TablePorts => {
    const state = game.shape.write(determinize(game, view, new Sfc32(deal)))
    const start: Sitting = Sitting.at(
      game,
      { seats, options, seed: `luck ${deal % LUCKS}` },
      { state, draws },
    )
    return { start, sitting: start, hidden: [hiddenIn(start, seat)] }
  })
  // Where somebody would have had to show a hand to get here, it is no world in which they did not.
  worlds = worlds.filter(({ start }) => start.events.length === 0)
  const moves: string[] = []
  const heard: number[] = []
  while (moves.length < FARTHEST) {
    const next = candidates(worlds, moves)
      .map((move) => ({ move, worlds: after(worlds, move, seat) }))
      .find(({ worlds: rest }) => distinct(rest) > Math.min(1, distinct(worlds) - 1) && lucks(rest) > 1)
    if (!next) break
    moves.push(next.move)
    worlds = next.worlds
    heard.push(new Set(worlds.map(({ sitting }) => heardBy(sitting, seat))).size)
  }
  return { ...mostUnlike(worlds), moves, heard }
}

/** All that this seat hears. */
function heardBy(sitting: Sitting, seat: number): string {
  const { decision } = sitting
  const asked = decision && (decision.seat === seat ? decision : [decision.seat, decision.step])
  return text([sitting.view(seat), sitting.eventsFor(seat), sitting.marks, asked, sitting.standings()])
}

/**
 * What pieces and luck showed to this seat by one move. Who is asked what, which events are told and how many has to
 * follow from that, so it is no part of it; only where chance spoke, what it said is.
 */
function turnedUp(before: Sitting, after: Sitting, seat: number): string {
  const { state, unseen } = after.view(seat)
  const { agenda: _, ...pieces } = state
  const reveals: readonly string[] = after.game.reveals ?? []
  const chance = text(before.draws) !== text(after.draws)
  const told = after.eventsFor(seat, before.events.length)
  return text([pieces, unseen, told.filter(({ type }) => chance || reveals.includes(type))])
}

/** A game played by lot, well before its end. */
function middle(game: Game, options: Json, seats: readonly string[]): Sitting {
  const chance = new Sfc32(7)
  let end: Sitting = Sitting.begin(game, { seats, options, seed: 'in the middle' })
  while (end.decision) {
    const all = open(end)
    end = end.submit(end.decision.seat, all[chance.below(all.length)])
  }
  return readReplay(game, writeReplay(end), Math.floor(end.codes.length * 0.4))
}

/** What has not been done yet tells more. */
function dullness(move: string, moves: readonly string[]): number {
  const verb = (text: string) => text.split(' ')[0]
  return moves.filter((one) => verb(one) === verb(move)).length
}

/** What the others have and this seat does not see. */
function hiddenIn(sitting: Sitting, seat: number): string {
  return text(sitting.seats.map((_, other) => other !== seat && sitting.view(other)))
}

/** What can be played in several worlds, the least usual first. */
function candidates(worlds: readonly TablePorts[], moves: readonly string[]): string[] {
  const often = new Map<string, number>()
  for (const move of worlds.flatMap(({ sitting }) => open(sitting)))
    often.set(move, (often.get(move) ?? 0) + 1)
  return [...often]
    .filter(([, times]) => times > 1)
    .toSorted(([a, one], [b, other]) => dullness(a, moves) - dullness(b, moves) || other - one)
    .slice(0, TRIED)
    .map(([move]) => move)
}

function open(sitting: Sitting): string[] {
  return (sitting.decision?.options ?? []).flatMap(({ text: move, refusal }) => (refusal ? [] : [move]))
}

/** The most worlds in which this move turns up the same. */
function after(worlds: readonly TablePorts[], move: string, seat: number): TablePorts[] {
  const classes = new Map<string, TablePorts[]>()
  for (const world of worlds) {
    const { sitting: before, hidden } = world
    if (!open(before).includes(move)) continue
    const sitting = before.submit(before.decision?.seat ?? 0, move)
    const key = turnedUp(before, sitting, seat)
    const fellows = classes.get(key) ?? []
    classes.set(key, fellows)
    fellows.push({ ...world, sitting, hidden: [...hidden, hiddenIn(sitting, seat)] })
  }
  const lists = [...classes.values()].toSorted((a, b) => b.length - a.length)
  return lists.find((list) => distinct(list) > 1 && lucks(list) > 1) ?? lists[0] ?? []
}

function lucks(worlds: readonly TablePorts[]): number {
  return new Set(worlds.map(({ start }) => start.seed)).size
}

function distinct(worlds: readonly TablePorts[]): number {
  return new Set(worlds.map(({ hidden }) => hidden.at(-1))).size
}

function mostUnlike(worlds: readonly TablePorts[]): Pick<Twins, 'twins' | 'different'> {
  const [one] = worlds
  const unlike = (other: TablePorts) => other.hidden.filter((hidden, i) => hidden !== one.hidden[i]).length
  const others = worlds.filter(({ start }) => start.seed !== one.start.seed)
  const other = others.toSorted((a, b) => unlike(b) - unlike(a))[0]
  return { twins: [writeReplay(one.start), writeReplay(other.start)], different: unlike(other) }
}
