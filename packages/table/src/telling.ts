import {
  type Fact,
  NOBODY,
  redact,
  type SeatScore,
  type Sitting,
  type Standing,
  standingsIn,
  type View,
} from '@gam/kernel'
import type { Line } from './line.ts'
import { askedOf, decisionFor, type Eyes } from './moment.ts'
import { undoable, undoOf } from './undo.ts'

/** Holds the place of a pile in the text of a state, each its own: lower than any number of a game. */
const HOLE = -(2 ** 31)

/** A pile that one seat may look into. */
interface Pile {
  readonly pool: string
  readonly owner: number
  /** Where it lies in the state that everybody sees: its size alone. */
  readonly pieces: number[]
  readonly content: readonly number[]
}

interface Secret extends Pile {
  /** What comes before it in the state as it is written. */
  readonly before: string
  /** As all but its owner read it. */
  readonly closed: string
}

/** What follows what somebody keeps. */
interface Since {
  readonly places: string
  readonly facts: readonly Fact[]
  /** All facts as they are, in writing. */
  readonly plain: string
}

/**
 * The moments of one position in writing, for all who look at it: what they have in common is written once, what a
 * seat alone may see is put in. Each says to the letter what `momentFor` says.
 */
export class Telling {
  readonly #line: Line
  readonly #sitting: Sitting
  /** What everybody sees; what is laid open in it for one seat is covered again. */
  readonly #seen: View
  readonly #secrets: readonly Secret[]
  /** What comes after the last of them in the state as it is written. */
  readonly #rest: string
  readonly #asked: string
  readonly #public: { readonly standings: readonly Standing[]; readonly text: string }
  readonly #since = new Map<number, Since>()

  constructor(line: Line) {
    this.#line = line
    this.#sitting = line.sitting
    this.#seen = this.#sitting.view(null)
    this.#asked = `"asked":${JSON.stringify(askedOf(this.#sitting))}`
    const standings = standingsIn(this.#sitting, this.#seen, this.#sitting.over)
    this.#public = { standings, text: JSON.stringify(standings) }
    const piles = this.#covered()
    for (const [i, { pieces }] of piles.entries()) pieces[0] = HOLE + i
    const text = JSON.stringify(this.#seen.state)
    for (const { pieces } of piles) pieces[0] = 0
    const found = piles.map((pile, i) => ({ pile, start: text.indexOf(`[${HOLE + i},`) }))
    let end = 0
    this.#secrets = found
      .sort((a, b) => a.start - b.start)
      .map(({ pile, start }) => {
        const before = text.slice(end, start)
        end = text.indexOf(']', start) + 1
        return { ...pile, before, closed: `[0${text.slice(text.indexOf(',', start), end)}` }
      })
    this.#rest = text.slice(end)
  }

  /** `momentFor` of the same, without its outer braces. */
  moment(eyes: Eyes, since: number | null): string {
    const { viewer, undoes, mayAsk } = eyes
    const sitting = this.#sitting
    const { places, events } = this.#after(this.#line.keptSince(since), viewer)
    const { view, standings } = this.#from(viewer)
    const decision = decisionFor(sitting, eyes)
    return `"moves":${sitting.moves},"viewer":${viewer},"view":${view},"decision":${decision && JSON.stringify(decision)},${this.#asked},${places},"events":${events},"standings":${standings},"undo":"${undoOf(sitting, undoes, mayAsk)}","undoable":${undoable(sitting, undoes)}`
  }

  #after(kept: number, viewer: number | null): { readonly places: string; readonly events: string } {
    const { places, facts, plain } = this.#following(kept)
    const { events } = this.#sitting.game
    const known = facts.map((fact) => redact(events, fact, viewer))
    return { places, events: known.every((fact, i) => fact === facts[i]) ? plain : JSON.stringify(known) }
  }

  #following(kept: number): Since {
    const known = this.#since.get(kept)
    if (known) return known
    const { past } = this.#sitting
    const facts = past.events(kept < 0 ? 0 : past.toldAt(kept))
    const places = `"kept":${kept},"marks":${JSON.stringify(past.marks(kept + 1))},"movers":${JSON.stringify(past.movers(kept))}`
    const since = { places, facts, plain: JSON.stringify(facts) }
    this.#since.set(kept, since)
    return since
  }

  #from(viewer: number | null): { readonly view: string; readonly standings: string } {
    const unseen: Record<string, readonly number[]> = { ...this.#seen.unseen }
    let state = ''
    let looks = false
    for (const { pool, owner, pieces, content, before, closed } of this.#secrets) {
      const own = owner === viewer
      state += before + (own ? JSON.stringify(content) : closed)
      if (!own) continue
      looks = true
      unseen[pool] = (unseen[pool] ?? []).map((hidden, kind) => hidden - (content[kind] ?? 0))
      content.forEach((count, kind) => {
        pieces[kind] = count
      })
    }
    const standings = looks ? this.#standings() : this.#public.text
    if (looks) for (const { owner, pieces } of this.#secrets) if (owner === viewer) cover(pieces)
    return {
      view: `{"viewer":${viewer},"state":${state}${this.#rest},"unseen":${JSON.stringify(unseen)}}`,
      standings,
    }
  }

  /** As the state lies now: what a seat alone can see seldom counts already, and then all are told the same. */
  #standings(): string {
    const { game, facts, over } = this.#sitting
    if (over || areAlike(game.score(this.#seen.state, facts), this.#public.standings))
      return this.#public.text
    return JSON.stringify(standingsIn(this.#sitting, this.#seen, over))
  }

  /** The piles of the state that everybody sees which one seat may look into. */
  #covered(): Pile[] {
    const { game, state } = this.#sitting
    const contents: (readonly number[])[] = []
    game.shape.secrets?.(state, NOBODY, (_, pieces) => contents.push(pieces))
    const piles: Pile[] = []
    let nth = 0
    game.shape.secrets?.(this.#seen.state, NOBODY, ({ name: pool }, pieces, owner) => {
      const content = contents[nth++] ?? []
      if (owner !== NOBODY) piles.push({ pool, owner, pieces, content })
    })
    return piles
  }
}

/** Leaves of a pile its size alone. */
function cover(pieces: number[]): void {
  for (let kind = 0; kind < pieces.length - 1; kind++) pieces[kind] = 0
}

function areAlike(some: readonly SeatScore[], others: readonly SeatScore[]): boolean {
  return some.every((one, seat) => isAlike(one, others[seat]))
}

function isAlike(one: SeatScore, other: SeatScore | undefined): boolean {
  if (other === undefined || one.total !== other.total || one.ties?.length !== other.ties?.length)
    return false
  if (one.ties?.some((tie, i) => tie !== other.ties?.[i])) return false
  let parts = 0
  for (const part in one.parts) {
    if (one.parts[part] !== other.parts[part]) return false
    parts++
  }
  for (const _ in other.parts) parts--
  return parts === 0
}
