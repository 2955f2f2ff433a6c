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
import { changeOf } from './changes.ts'
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

/** A state in writing, with a gap for each pile that one seat may look into. */
interface Page {
  readonly secrets: readonly Secret[]
  /** What comes after the last of them. */
  readonly rest: string
}

interface Points {
  readonly standings: readonly Standing[]
  readonly text: string
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
  readonly #place: number
  readonly #sitting: Sitting
  /** What everybody sees; what is laid open in it for one seat is covered again. */
  readonly #seen: View
  readonly #piles: readonly Pile[]
  readonly #asked: string
  readonly #public: Points
  readonly #since = new Map<number, Since>()
  /** Written when it is wanted, as are the points that a seat alone can count. */
  #page: Page | null = null
  readonly #points = new Map<number, Points>()

  constructor(line: Line) {
    this.#line = line
    this.#place = line.place
    this.#sitting = line.sitting
    this.#seen = this.#sitting.view(null)
    this.#asked = `"asked":${JSON.stringify(askedOf(this.#sitting))}`
    const standings = standingsIn(this.#sitting, this.#seen, this.#sitting.over)
    this.#public = { standings, text: JSON.stringify(standings) }
    this.#piles = this.#covered()
  }

  /** Is this what a line tells now? */
  tells(line: Line): boolean {
    return this.#line === line && this.#sitting === line.sitting && this.#place === line.place
  }

  #written(): Page {
    const piles = this.#piles
    for (const [i, { pieces }] of piles.entries()) pieces[0] = HOLE + i
    const text = JSON.stringify(this.#seen.state)
    for (const { pieces } of piles) pieces[0] = 0
    const found = piles.map((pile, i) => ({ pile, start: text.indexOf(`[${HOLE + i},`) }))
    let end = 0
    const secrets = found
      .sort((a, b) => a.start - b.start)
      .map(({ pile, start }) => {
        const before = text.slice(end, start)
        end = text.indexOf(']', start) + 1
        return { ...pile, before, closed: `[0${text.slice(text.indexOf(',', start), end)}` }
      })
    return { secrets, rest: text.slice(end) }
  }

  /** `momentFor` of the same, without its outer braces. */
  moment(eyes: Eyes, since: number | null): string {
    const { viewer } = eyes
    const unseen = this.#lookedAt(viewer, (view) => JSON.stringify(view.unseen))
    this.#page ??= this.#written()
    const { secrets, rest } = this.#page
    let state = ''
    for (const { owner, content, before, closed } of secrets)
      state += before + (owner === viewer ? JSON.stringify(content) : closed)
    const view = `{"viewer":${viewer},"state":${state}${rest},"unseen":${unseen}}`
    const { first, middle, last } = this.#parts(eyes, since)
    return `${first},"view":${view},${middle},"standings":${this.#pointsFor(viewer).text},${last}`
  }

  /** The place of which eyes can be told by what became of it: what they were told last. */
  get place(): number {
    return this.#place
  }

  /** `shiftOf` from what the same eyes were told before, without its outer braces. */
  shift(eyes: Eyes, before: Telling): string {
    const { viewer } = eyes
    const standings = changeOf(before.#pointsFor(viewer).standings, this.#pointsFor(viewer).standings)
    const changes = before.#lookedAt(viewer, (had) =>
      this.#lookedAt(viewer, (view) => JSON.stringify({ view: changeOf(had, view), standings })),
    )
    const { first, middle, last } = this.#parts(eyes, before.#place)
    return `${first},${middle},${last},"changes":${changes}`
  }

  /** What comes before the view, between it and the points, and after them. */
  #parts(eyes: Eyes, since: number | null): Record<'first' | 'middle' | 'last', string> {
    const { viewer, undoes, mayAsk } = eyes
    const sitting = this.#sitting
    const { places, events } = this.#after(this.#line.keptSince(since), viewer)
    const decision = decisionFor(sitting, eyes)
    return {
      first: `"moves":${sitting.moves},"viewer":${viewer}`,
      middle: `"decision":${decision && JSON.stringify(decision)},${this.#asked},${places},"events":${events}`,
      last: `"undo":"${undoOf(sitting, undoes, mayAsk)}","undoable":${undoable(sitting, undoes)}`,
    }
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

  /** Lays open what this seat may see, for as long as somebody looks. */
  #lookedAt<A>(viewer: number | null, look: (view: View) => A): A {
    const unseen: Record<string, readonly number[]> = { ...this.#seen.unseen }
    const own = this.#piles.filter(({ owner }) => owner === viewer)
    for (const { pool, pieces, content } of own) {
      unseen[pool] = (unseen[pool] ?? []).map((hidden, kind) => hidden - (content[kind] ?? 0))
      for (const [kind, count] of content.entries()) pieces[kind] = count
    }
    const found = look({ viewer, state: this.#seen.state, unseen })
    for (const { pieces } of own) cover(pieces)
    return found
  }

  /** What a seat alone can see seldom counts already, and then all are told the same. */
  #pointsFor(viewer: number | null): Points {
    const { game, facts, over } = this.#sitting
    if (over || viewer === null) return this.#public
    const known = this.#points.get(viewer)
    if (known) return known
    const points = this.#lookedAt(viewer, (view) => {
      if (areAlike(game.score(view.state, facts), this.#public.standings)) return this.#public
      const standings = standingsIn(this.#sitting, view, over)
      return { standings, text: JSON.stringify(standings) }
    })
    this.#points.set(viewer, points)
    return points
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
