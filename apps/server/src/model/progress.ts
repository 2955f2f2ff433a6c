import { canBeOrdered, type Replay, writeReplay } from '@gam/kernel'
import { openAsks, untilOf as untilOfAsk } from './asks.ts'
import { type Clock, untilOf } from './clock.ts'
import type { LoggedGame } from './logged-game.ts'
import { botOf, type TableDoc } from './table-doc.ts'
import { playing } from './table-now.ts'

/** Where the game stands after an entry. */
export interface Progress {
  readonly moves: number
  readonly asked: { readonly seat: number; readonly step: string } | null
  readonly until: number | null
  readonly due: number | null
  /** Set by the entry that begins the game: the revision of the table that it goes by. */
  readonly began: number | null
  /** Set by the entry that ends the game. */
  readonly ended: Ended | null
}

export interface Ended {
  readonly totals: readonly number[]
  readonly winners: readonly number[]
  readonly replay: Replay
}

// Where a game stands and when it has to be looked at though nobody sends anything: kept beside the log, so that
// lists and the sweep need not play it. All times are of the time that counts at tables.

/** When another process takes a bot's move on that should have been made. */
const BOT_GRACE = 15_000
/** A move that was on its way when the time ran out still counts. */
const LATE_GRACE = 500
/** How often a question is looked at that could be settled. */
const LOOK_AGAIN = 2000

/** After the game has become that sitting. */
export function progressOf(
  doc: TableDoc,
  logged: LoggedGame,
  sitting: LoggedGame['sitting'],
  at: number,
): Progress {
  const { decision } = sitting
  const asked = decision && { seat: decision.seat, step: decision.step }
  const clock = logged.clockAfter(sitting, at)
  const until = asked && botOf(doc.seats[asked.seat]) === null ? lastMoment(doc, clock, asked.seat) : null
  const due = dueOf(doc, asked?.seat ?? null, until, at)
  // If this process dies before it has looked whether there is an order, another one does.
  const soon = Math.min(due ?? Number.POSITIVE_INFINITY, at + BOT_GRACE)
  return {
    moves: sitting.moves,
    asked,
    until,
    due: asked && mayBeOrdered(doc, logged, asked) ? soon : due,
    began: null,
    ended: decision === null ? endOf(sitting) : null,
  }
}

function mayBeOrdered(doc: TableDoc, { game }: LoggedGame, asked: { seat: number; step: string }): boolean {
  return botOf(doc.seats[asked.seat]) === null && canBeOrdered(game, asked)
}

function endOf(sitting: LoggedGame['sitting']): Progress['ended'] {
  const standings = sitting.standings()
  return {
    totals: standings.map(({ total }) => total),
    winners: standings.filter(({ rank }) => rank === 1).map(({ seat }) => seat),
    replay: writeReplay(sitting),
  }
}

/** After the table itself has changed. */
export function dueAfter(doc: TableDoc, logged: LoggedGame | null, at: number): number | null {
  if (logged === null) return doc.dealing
  const { asked } = logged
  const person = asked !== null && botOf(doc.seats[asked]) === null
  const until = person ? lastMoment(doc, logged.clock, asked) : null
  const due = dueOf(doc, asked, until, at)
  const { seq, sitting } = logged
  const game = { seq, asked, moves: sitting.moves }
  // Who has yet to answer may go away: then the others decide, though nobody says so.
  const answers = openAsks({ doc, status: 'playing', game }).flatMap((ask) =>
    ask.kind === 'bot' ? Math.max(untilOfAsk(doc, ask), at + LOOK_AGAIN) : [],
  )
  return answers.length === 0 ? due : Math.min(due ?? Number.POSITIVE_INFINITY, ...answers)
}

/** Until when a seat has time. */
function lastMoment({ clock: plan, seats }: TableDoc, clock: Clock, seat: number): number | null {
  return untilOf(plan, clock, seat, seats[seat])
}

function dueOf(doc: TableDoc, asked: number | null, until: number | null, at: number): number | null {
  if (asked === null) return null
  if (botOf(doc.seats[asked]) !== null) return goesOn(doc) ? at + BOT_GRACE : null
  return until === null ? null : until + LATE_GRACE
}

/** The person who is asked has no time left. */
export function isLate(doc: TableDoc, { clock }: LoggedGame, asked: number, now: number): boolean {
  const until = lastMoment(doc, clock, asked)
  return until !== null && until + LATE_GRACE <= now
}

/** Somebody plays here, or nobody can ever come back: then the bots bring the game to its end. */
export function goesOn(doc: TableDoc): boolean {
  return playing(doc).length > 0 || doc.seats.every(({ kind, out }) => kind !== 'person' || out)
}
