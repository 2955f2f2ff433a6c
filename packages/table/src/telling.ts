import {
  type Decision,
  type Game,
  knowersOf,
  NOBODY,
  type Offered,
  oneAt,
  redact,
  type SeatScore,
  type Shape,
  type Sitting,
  type Standing,
  type Statement,
  standingsIn,
  type View,
} from '@gam/kernel'
import {
  type ChangeWriter,
  changeAt,
  changeInWriting,
  changeWriterOf,
  isOnWay,
  partAt,
  type Way,
  wayTo,
} from './changes.ts'
import type { Line } from './line.ts'
import { askedOf, decisionFor, type Eyes, type Moment } from './moment.ts'
import { isUsual, shortOption } from './shift.ts'
import { type UndoState, undoable, undoOf } from './undo.ts'

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

/** What became of what everybody sees, since another position. */
interface SharedChanges {
  /** What of the state is told as a whole. */
  readonly whole: readonly unknown[]
  readonly kept: number
  /** Up to the events. */
  readonly start: string
  readonly movers: string
  /** Up to what became of the view. */
  readonly changes: string
  /** The beginning of that. */
  readonly state: string
  readonly standings: string
}

interface Points {
  readonly standings: readonly Standing[]
  /** In writing, once somebody is told all of them. */
  text: string | null
}

/** What can be taken back. */
interface Undoing {
  readonly mayAsk: boolean
  readonly state: UndoState
  readonly steps: number
}

/** What these eyes alone can count, worked out when it is wanted. */
interface Own {
  points: Points | null
  unseen: View['unseen'] | null
  undoing: Undoing | null
}

/** What follows what somebody keeps. */
interface Since {
  readonly kept: number
  readonly marks: string
  readonly movers: readonly number[]
  readonly statements: readonly Statement[]
  /** Those who alone know something of them. */
  readonly knowers: readonly unknown[]
  /** As they are to who knows none of that, in writing once somebody is told them. */
  plain: string | null
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
  readonly #asked: Moment['asked']
  readonly #public: Points
  #since: Since | null = null
  /** Written when it is wanted. */
  #page: Page | null = null
  /** Of those without a seat, then of each seat. */
  readonly #own: Own[] = []
  /** How to get to each of the piles. */
  #ways: readonly Way[] = []

  /**
   * `spare`: what another of the same game was made of that is never asked again. `before`: what was told last; what is
   * the same is shared with it.
   */
  constructor(line: Line, spare: View['state'] | null = null, before: Telling | null = null) {
    this.#line = line
    this.#place = line.place
    this.#sitting = line.sitting
    this.#seen = this.#sitting.view(null, spare ?? undefined)
    this.#asked = askedOf(this.#sitting)
    this.#public = this.#publicPoints(before)
    this.#piles = this.#covered()
  }

  /** Is this what a line tells now? */
  tells(line: Line): boolean {
    return this.#line === line && this.#sitting === line.sitting && this.#place === line.place
  }

  /** Points seldom change. */
  #publicPoints(before: Telling | null): Points {
    const { game, facts, over } = this.#sitting
    const had = before === null ? null : before.#public
    if (had !== null && !over && areAlike(game.score(this.#seen.state, facts), had.standings)) return had
    return { standings: standingsIn(this.#sitting, this.#seen, over), text: null }
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
    const sitting = this.#sitting
    const kept = this.#line.keptSince(since)
    const undo = this.#undoingOf(eyes)
    const { marks, movers } = this.#following(kept)
    const decision = decisionFor(sitting, eyes)
    this.#page ??= this.#written()
    const { secrets, rest } = this.#page
    let state = ''
    for (const { owner, content, before, closed } of secrets)
      state += before + (owner === viewer ? JSON.stringify(content) : closed)
    const view = `{"viewer":${viewer},"state":${state}${rest},"unseen":${JSON.stringify(this.#unseenBy(viewer))}}`
    return `"moves":${sitting.moves},"viewer":${viewer},"view":${view},"decision":${decision && JSON.stringify(decision)},"asked":${JSON.stringify(this.#asked)},"kept":${kept},"marks":${marks},"movers":${JSON.stringify(movers)},"events":${this.#events(kept, viewer)},"standings":${textOf(this.#pointsFor(viewer))},"undo":"${undo.state}","undoable":${undo.steps}`
  }

  /** The place of which eyes can be told by what became of it: what they were told last. */
  get place(): number {
    return this.#place
  }

  /** What it is made of: once it is never asked again, the next may be made of it. */
  get spare(): View['state'] {
    return this.#seen.state
  }

  /**
   * Writes what became of what the same eyes were told before: `shiftOf`, without its outer braces. `folds`: options
   * that are different in their last field alone are told as one.
   */
  shiftsFrom(before: Telling): (eyes: Eyes, folds: boolean) => string {
    const shared = this.#sharedSince(before)
    return (eyes, folds) => this.#shift(eyes, before, shared, folds)
  }

  #shift(eyes: Eyes, before: Telling, shared: SharedChanges, folds: boolean): string {
    const { viewer } = eyes
    const { kept, state, standings, whole } = shared
    const decision = decisionFor(this.#sitting, eyes)
    let told = shared.start + this.#events(kept, viewer) + shared.movers
    if (decision !== null) told += `,"decision":${decisionInWriting(decision, folds)}`
    told += shared.changes
    const own = this.#ownSince(before, viewer, whole)
    if (own === null) told += this.#wholeViewSince(before, viewer)
    else {
      const unseen = changeInWriting(before.#unseenBy(viewer), this.#unseenBy(viewer))
      told += state
      if (unseen !== '') told += `${state === '{' ? '' : ','}"unseen":${unseen}`
      told += own === '' ? '}' : `},"own":${own}`
    }
    const [then, points] = [before.#pointsFor(viewer), this.#pointsFor(viewer)]
    const alike = then === before.#public && points === this.#public
    told += alike ? standings : field('standings', standingsChange(then, points))
    const [had, has] = [before.#undoingOf(eyes), this.#undoingOf(eyes)]
    if (had.state !== has.state) told += `,"undo":"${has.state}"`
    if (had.steps !== has.steps) told += `,"undoable":${has.steps}`
    return `${told}}`
  }

  #ownOf(viewer: number | null): Own {
    const nth = viewer === null ? 0 : viewer + 1
    while (this.#own.length <= nth) this.#own.push({ points: null, unseen: null, undoing: null })
    return oneAt(this.#own, nth)
  }

  #undoingOf({ undoes, mayAsk }: Eyes): Undoing {
    const own = this.#ownOf(undoes)
    if (own.undoing?.mayAsk === mayAsk) return own.undoing
    const sitting = this.#sitting
    own.undoing = { mayAsk, state: undoOf(sitting, undoes, mayAsk), steps: undoable(sitting, undoes) }
    return own.undoing
  }

  /** What became of what this seat alone sees, in writing; null: a pile of it has come, gone or moved. */
  #ownSince(before: Telling, viewer: number | null, whole: readonly unknown[]): string | null {
    let own = ''
    for (let i = 0; i < this.#piles.length; i++) {
      const pile = this.#piles[i]
      if (pile?.owner !== viewer) continue
      const way = this.#ways[i] ?? []
      const had = before.#piles[i]
      if (own !== '' || had === undefined) return null
      if (way !== before.#ways[i] && partAt(before.#seen.state, way) !== had.pieces) return null
      if (isOnWay(whole, this.#seen.state, way)) return null
      const one = changeInWriting(had.content, pile.content)
      if (one !== '') own = changeAt(way, one)
    }
    return own
  }

  /** What is laid open while it is looked at is written meanwhile. */
  #wholeViewSince(before: Telling, viewer: number | null): string {
    return before.#lookedAt(viewer, (had) =>
      this.#lookedAt(viewer, (view) => changeInWriting(had, view) || '{}'),
    )
  }

  #sharedSince(before: Telling): SharedChanges {
    const { state } = this.#seen
    this.#ways = this.#piles.map(({ pieces }, i) => wayToPile(this.#sitting.game, i, pieces, state))
    const whole: unknown[] = []
    const change = stateChanges(this.#sitting.game)(before.#seen.state, state, whole)
    const kept = this.#line.keptSince(before.#place)
    const { marks, movers } = this.#following(kept)
    const asked = changeInWriting(before.#asked, this.#asked)
    return {
      whole,
      kept,
      start: `${kept === before.#sitting.moves ? '' : `"kept":${kept},`}"marks":${marks},"events":`,
      movers: isUsual(movers, { asked: before.#asked }) ? '' : `,"movers":${JSON.stringify(movers)}`,
      changes: `,"changes":{${asked === '' ? '' : `"asked":${asked},`}"view":`,
      state: change === '' ? '{' : `{"state":${change}`,
      standings: field('standings', standingsChange(before.#public, this.#public)),
    }
  }

  #events(kept: number, viewer: number | null): string {
    const following = this.#following(kept)
    const { events } = this.#sitting.game
    const known = () => following.statements.map((statement) => redact(events, statement, viewer))
    if (following.knowers.includes(viewer)) return JSON.stringify(known())
    following.plain ??= JSON.stringify(known())
    return following.plain
  }

  #following(kept: number): Since {
    if (this.#since?.kept === kept) return this.#since
    const { past, game } = this.#sitting
    const statements = past.events(kept < 0 ? 0 : past.toldAt(kept))
    const marks = JSON.stringify(past.marks(kept + 1))
    const knowers = statements.flatMap((statement) => knowersOf(game.events, statement))
    this.#since = { kept, marks, movers: past.movers(kept), statements, knowers, plain: null }
    return this.#since
  }

  #unseenBy(viewer: number | null): View['unseen'] {
    const own = this.#ownOf(viewer)
    own.unseen ??= this.#looksIntoPiles(viewer) ? this.#unseenBeside(viewer) : this.#seen.unseen
    return own.unseen
  }

  #looksIntoPiles(viewer: number | null): boolean {
    return this.#piles.some(({ owner }) => owner === viewer)
  }

  #unseenBeside(viewer: number | null): View['unseen'] {
    const unseen: Record<string, number[]> = {}
    for (const pool in this.#seen.unseen) unseen[pool] = [...(this.#seen.unseen[pool] ?? [])]
    for (const { pool, owner, content } of this.#piles) {
      const hidden = unseen[pool]
      if (owner === viewer && hidden)
        for (let kind = 0; kind < hidden.length; kind++)
          hidden[kind] = (hidden[kind] ?? 0) - (content[kind] ?? 0)
    }
    return unseen
  }

  /** Lays open what this seat may see, for as long as somebody looks. */
  #lookedAt<A>(viewer: number | null, look: (view: View) => A): A {
    for (const { owner, pieces, content } of this.#piles)
      if (owner === viewer)
        for (let kind = 0; kind < content.length; kind++) pieces[kind] = content[kind] ?? 0
    const found = look({ viewer, state: this.#seen.state, unseen: this.#unseenBy(viewer) })
    for (const { owner, pieces } of this.#piles) if (owner === viewer) cover(pieces)
    return found
  }

  /** What a seat alone can see seldom counts already, and then all are told the same. */
  #pointsFor(viewer: number | null): Points {
    const { game, facts, over } = this.#sitting
    if (over || game.openPoints || !this.#looksIntoPiles(viewer)) return this.#public
    const own = this.#ownOf(viewer)
    own.points ??= this.#lookedAt(viewer, (view) => {
      if (areAlike(game.score(view.state, facts), this.#public.standings)) return this.#public
      return { standings: standingsIn(this.#sitting, view, over), text: null }
    })
    return own.points
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

function textOf(points: Points): string {
  points.text ??= JSON.stringify(points.standings)
  return points.text
}

/** An option in writing; where it is told by what it does alone, without its last value, and that. */
interface WrittenOption {
  readonly text: string
  readonly start: string | null
  readonly value: string
}

/** What is open to somebody is the same thing each time it is: it is written once. */
const writtenOptions = new WeakMap<Offered, WrittenOption>()

function decisionInWriting({ seat, step, options }: Decision, folds: boolean): string {
  let written = ''
  let start: string | null = null
  for (const option of options) {
    const one = optionInWriting(option)
    if (folds && one.start !== null && one.start === start) written += `,${one.value}`
    else {
      if (start !== null) written += ']}'
      if (written !== '') written += ','
      start = folds ? one.start : null
      written += start === null ? one.text : `${start}[${one.value}`
    }
  }
  if (start !== null) written += ']}'
  return `{"seat":${seat},"step":"${step}","options":[${written}]}`
}

function optionInWriting(option: Offered): WrittenOption {
  const known = writtenOptions.get(option)
  if (known !== undefined) return known
  const short = shortOption(option)
  const text = JSON.stringify(short)
  const fields = short === option ? [] : Object.entries(short)
  const value = JSON.stringify(fields.at(-1)?.[1] ?? null)
  const start = fields.length > 1 ? text.slice(0, -1 - value.length) : null
  const written = { text, start, value }
  writtenOptions.set(option, written)
  return written
}

/** A change in writing, to follow others; none: nothing. */
function field(name: string, change: string): string {
  return change === '' ? '' : `,"${name}":${change}`
}

/** Leaves of a pile its size alone. */
function cover(pieces: number[]): void {
  for (let kind = 0; kind < pieces.length - 1; kind++) pieces[kind] = 0
}

/** The ranks follow from the scores, and these seldom change. */
function standingsChange(before: Points, now: Points): string {
  if (before === now || areAlike(before.standings, now.standings)) return ''
  return changeInWriting(before.standings, now.standings)
}

/** Of each game, where its piles were found last: they seldom lie elsewhere. */
const knownWays = new WeakMap<Game, Way[]>()

function wayToPile(game: Game, nth: number, pieces: object, state: View['state']): Way {
  let known = knownWays.get(game)
  if (known === undefined) {
    known = []
    knownWays.set(game, known)
  }
  const before = known[nth]
  if (before !== undefined && partAt(state, before) === pieces) return before
  const way = wayTo(pieces, state) ?? []
  known[nth] = way
  return way
}

/** Of each game, what writes how its state changed. */
const writers = new WeakMap<Game, ChangeWriter>()

function stateChanges(game: Game): ChangeWriter {
  let writer = writers.get(game)
  if (writer === undefined) {
    writer = changeWriterOf(game.shape as Shape<unknown>)
    writers.set(game, writer)
  }
  return writer
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
