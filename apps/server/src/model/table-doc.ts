import { isRecord, type Json } from '@gam/kernel'
import type { Scheme, SeatTerms } from '@gam/protocol/fairness'
import { ABSENCE } from '@gam/protocol/schemas'
import type { ClockPlan, Happening, LatePlan, Person, Vacation } from '@gam/protocol/wire'
import { Denied } from '../denied.ts'
import type { AskDoc } from './asks.ts'
import type { StartingPoint } from './starting-point.ts'

/** A seat as the store keeps it. Seats that play by the rules alone are no part of it. */
export interface SeatDoc {
  readonly kind: 'free' | 'person' | 'bot'
  readonly name: string
  readonly flag: number
  /** Of a bot: its level. */
  readonly level: string | null
  /** Who plays it. */
  readonly person: string | null
  /** Whose seat it is, while somebody else may be sitting there for them. */
  readonly owner: string | null
  /** The level of the bot that plays for its person now. */
  readonly standIn: string | null
  /** Its person went away and others may take it. */
  readonly left: boolean
  readonly out: boolean
  /** While somebody else sits here for the owner: who that is. */
  readonly before?: { readonly name: string; readonly program: boolean }
  /** When its person was or will be on vacation, where the clock is one of days. */
  readonly vacations?: readonly Vacation[]
  /** When its person last took it back from a bot. */
  readonly back?: number
  readonly commitment: string | null
  readonly share: string | null
  /** Who plays it is a program with a token. */
  readonly program?: boolean
  /** Of a free seat: it is kept for somebody who played here before. */
  readonly kept?: KeptFor
  /** When its person sat down. */
  readonly since?: number
}

export interface KeptFor {
  readonly person: string
  readonly name: string
}

/** Who sits down; of whom nothing else is said, that one is a person. */
export interface Sitter {
  readonly id: string
  readonly name: string
  readonly kind?: Person['kind']
}

/** An open question: may this seat take its last move back? */
export interface VoteDoc {
  /** The submission that asks; once all agree, it is the one that is done. */
  readonly id: string
  readonly seat: number
  /** The place in the log it is about; once something is played, it is over. */
  readonly seq: number
  readonly moves: number
  readonly agreed: readonly number[]
}

/** A try at a daily challenge. */
interface ChallengeDoc {
  readonly day: string
  /** How many iterations its bots think: with a fixed number they always answer the same. */
  readonly iterations: number
}

/** What a table is, beside its game: small, changed rarely, kept whole. */
export interface TableDoc {
  readonly game: string
  readonly rules: number
  readonly options: Json
  /** The whole component set, so that the game can be played again for ever. */
  readonly components: Json
  readonly public: boolean
  readonly spectators: boolean
  readonly clock: ClockPlan
  readonly late: LatePlan
  readonly revealKey: boolean
  readonly host: string
  readonly seats: readonly SeatDoc[]
  /** Until when shares may be shown; set while the table is dealing. */
  readonly dealing: number | null
  readonly vote: VoteDoc | null
  /** Seconds of absence after which the others can ask for a bot; left out: as usual. */
  readonly absence?: number
  readonly asks?: readonly AskDoc[] | undefined
  readonly happenings?: readonly Happening[]
  readonly rematch: string | null
  /** Who asked for it. */
  readonly rematchBy?: string
  readonly closed: boolean
  readonly challenge?: ChallengeDoc
  /** Players may ask for hints. */
  readonly hints?: boolean
  /** Programs may sit down; left out: they may, as at tables of before. */
  readonly programs?: boolean
  /** Whom the host has sent away; they do not sit down here again. */
  readonly removed?: readonly string[]
  /** It begins at a moment of another game. */
  readonly from?: StartingPoint
  /** How its deal is bound; left out: in the first way. */
  readonly scheme?: Scheme
  /** The seats as the deal found them, written down before any share is shown. */
  readonly bound?: readonly SeatTerms[]
}

const BLANK = {
  kind: 'free',
  name: '',
  level: null,
  person: null,
  owner: null,
  standIn: null,
  left: false,
  out: false,
  commitment: null,
  share: null,
} as const

export function freeSeat(flag: number): SeatDoc {
  return { ...BLANK, flag }
}

export function botSeat(flag: number, name: string, level: string): SeatDoc {
  return { ...BLANK, kind: 'bot', flag, name, level }
}

export function seatedAt(seat: SeatDoc, person: Sitter, commitment?: string): SeatDoc {
  return {
    ...BLANK,
    kind: 'person',
    flag: seat.flag,
    name: person.name,
    person: person.id,
    owner: person.id,
    commitment: commitment ?? null,
    ...(person.kind === 'bot' && { program: true }),
  }
}

/** A free seat that waits for one person, and for others only when the host says so. */
export function keptSeat(flag: number, kept: KeptFor): SeatDoc {
  return { ...BLANK, flag, kept }
}

/** Somebody may sit down here who has nothing to do with this seat yet. */
export function isOpenTo(seat: SeatDoc | undefined, person: string | null): boolean {
  return seat?.kind === 'free' && (seat.kept === undefined || seat.kept.person === person)
}

/** Programs may sit down here. */
export function takesPrograms({ programs = true }: TableDoc): boolean {
  return programs
}

/** The bot that plays this seat now; null for a person, or for nobody. */
export function botOf(seat: SeatDoc | undefined): string | null {
  return seat?.standIn ?? seat?.level ?? null
}

/** How long somebody must be away, in milliseconds, before the others can ask for a bot. */
export function absenceOf({ absence = ABSENCE }: TableDoc): number {
  return absence * 1000
}

/** The id of the component set. */
export function componentsOf({ components }: TableDoc): string {
  return isRecord(components) ? String(components.id) : ''
}

/** A seat that there is. */
export function seatAt({ seats }: Pick<TableDoc, 'seats'>, seat: number): SeatDoc {
  const found = seats[seat]
  if (found !== undefined) return found
  throw new Denied('bad-seats', `This table has the seats 0 to ${seats.length - 1}.`)
}

export function changedSeat(doc: TableDoc, seat: number, change: Partial<SeatDoc>): TableDoc {
  return { ...doc, seats: doc.seats.map((one, i) => (i === seat ? { ...one, ...change } : one)) }
}

/** Another seat in the place of this one: nothing of what it was stays. */
export function replacedSeat(doc: TableDoc, seat: number, other: SeatDoc): TableDoc {
  return { ...doc, seats: doc.seats.map((one, i) => (i === seat ? other : one)) }
}

/** May this person look at a game that has begun? Who played is not sent away. */
export function admit({ spectators, seats }: TableDoc, person: string | null): void {
  if (spectators || (person !== null && seats.some((seat) => seat.person === person))) return
  throw new Denied('not-allowed', 'This table is without spectators.')
}

export function seatOf(doc: TableDoc, person: string | null): number | null {
  if (person === null) return null
  const seat = doc.seats.findIndex((one) => one.person === person && !one.left && !one.out)
  return seat < 0 ? null : seat
}
