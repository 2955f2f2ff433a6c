import type { Game } from '@gam/kernel'
import type { AskInfo, SeatInfo, TableInfo, TableStatus, VoteInfo } from '@gam/protocol/wire'
import { openAsks, untilOf } from './asks.ts'
import { isSealed } from './challenge.ts'
import { vacationAt } from './clock.ts'
import { dealOf, keyCommitment, termsCommitment } from './deal.ts'
import type { Instant } from './instant.ts'
import type { LoggedGame } from './logged-game.ts'
import {
  absenceOf,
  botOf,
  componentsOf,
  type SeatDoc,
  seatOf,
  type TableDoc,
  takesPrograms,
} from './table-doc.ts'
import { playing } from './table-now.ts'

export interface Described {
  readonly id: string
  readonly revision: number
  readonly status: TableStatus
  readonly doc: TableDoc
  readonly key: string
  readonly created: number
  readonly ended: number | null
}

/** Who is at the table, and when those who are not were last. */
export interface Attendees {
  isHere(person: string): boolean
  seen(person: string): number | null
}

/** What a table shows of itself to one person (null: to nobody in particular). */
export function infoOf(
  game: Game,
  table: Described,
  logged: LoggedGame | null,
  person: string | null,
  attendees: Attendees,
  now: Instant,
): TableInfo {
  const { doc, status } = table
  const set = componentsOf(doc)
  return {
    id: table.id,
    revision: table.revision,
    game: doc.game,
    rules: doc.rules,
    status,
    options: doc.options,
    components: set,
    componentSet: game.components.sets.some((one) => one.id === set) ? null : doc.components,
    seats: seatInfos(game, doc, status, logged, attendees, now),
    host: doc.host,
    public: doc.public,
    spectators: doc.spectators,
    clock: doc.clock,
    late: doc.late,
    absence: absenceOf(doc) / 1000,
    revealKey: doc.revealKey,
    hints: doc.hints ?? false,
    programs: takesPrograms(doc),
    from: doc.from ? { moves: doc.from.at, deal: doc.from.deal } : null,
    created: table.created,
    ended: table.ended,
    fairness: fairnessOf(table, now.at),
    vote: voteOf(doc, logged),
    asks: asksOf(doc, status, logged, now),
    happenings: [...(doc.happenings ?? [])],
    rematch: doc.rematch,
    rematchBy: seatOfAsker(doc),
    challenge: doc.challenge ? { day: doc.challenge.day } : null,
    you: {
      seat: seatOf(doc, person),
      host: person !== null && doc.host === person,
      removed: person !== null && (doc.removed?.includes(person) ?? false),
    },
  }
}

/** The seat of whoever asked for another game. */
function seatOfAsker({ rematchBy, seats }: TableDoc): number | null {
  const seat = rematchBy === undefined ? -1 : seats.findIndex(({ person }) => person === rematchBy)
  return seat < 0 ? null : seat
}

/** Shares are secret until all are bound and the dealing has begun; the key until the end. */
export function fairnessOf(
  { id, doc, key, status }: Pick<Described, 'id' | 'doc' | 'key' | 'status'>,
  now: number,
): TableInfo['fairness'] {
  const shownYet = status !== 'open'
  const { scheme, name } = dealOf(doc, id)
  const terms = termsCommitment(doc, id)
  return {
    scheme,
    deal: name,
    commitment: keyCommitment(doc, id, key),
    ...(terms !== null && { terms }),
    contributions: doc.seats.flatMap(({ commitment, share }, seat) =>
      commitment === null ? [] : [{ seat, commitment, share: shownYet ? share : null }],
    ),
    until: status === 'dealing' ? doc.dealing : null,
    key: status === 'over' && doc.revealKey && !isSealed(doc, now) ? key : null,
  }
}

export function seatInfos(
  game: Game,
  doc: TableDoc,
  status: TableStatus,
  logged: LoggedGame | null,
  attendees: Attendees,
  now: Instant,
): SeatInfo[] {
  const seats = doc.seats.map((seat) => seatInfo(seat, status, attendees, now))
  return [...seats, ...automatons(game, doc, logged)]
}

function seatInfo(seat: SeatDoc, status: TableStatus, { isHere, seen }: Attendees, now: Instant): SeatInfo {
  const { name, flag, kind, person, left, out, commitment } = seat
  const bot = botOf(seat)
  const here = person !== null && !left && isHere(person)
  const lag = now.at - now.time
  const last = person === null || here ? null : seen(person)
  const resting = vacationAt(seat.vacations, now.time)
  return {
    name,
    flag,
    kind,
    bot,
    person,
    presence: bot !== null ? 'bot' : here ? 'here' : 'away',
    vacant: status === 'open' ? kind === 'free' : status === 'playing' && left && !out,
    out,
    committed: commitment !== null,
    program: seat.program ?? false,
    kept: seat.kept ?? null,
    since: seat.since ?? null,
    standsFor: seat.before?.name ?? null,
    seen: last && last + lag,
    vacation: resting && { from: resting.from + lag, until: resting.until + lag },
  }
}

/** Seats after the people's that play by the rules alone. */
function automatons(game: Game, doc: TableDoc, logged: LoggedGame | null): SeatInfo[] {
  const names = logged
    ? logged.sitting.seats.slice(logged.sitting.people)
    : (game.automatons?.(doc.options) ?? [])
  const used = new Set(doc.seats.map(({ flag }) => flag))
  const free = [1, 2, 3, 4, 5, 6].filter((flag) => !used.has(flag))
  return names.map((name) => ({
    name,
    flag: free.shift() ?? 6,
    kind: 'automaton',
    bot: null,
    person: null,
    presence: 'bot',
    vacant: false,
    out: false,
    committed: false,
    program: false,
    kept: null,
    since: null,
    standsFor: null,
    seen: null,
    vacation: null,
  }))
}

/** A question is open only while the table stands where it was asked. */
function voteOf({ vote, seats, ...rest }: TableDoc, logged: LoggedGame | null): VoteInfo | null {
  if (vote === null || logged === null || vote.seq !== logged.seq) return null
  const asked = playing({ ...rest, vote, seats }).filter((seat) => seat !== vote.seat)
  const waiting = asked.filter((seat) => !vote.agreed.includes(seat))
  return { seat: vote.seat, moves: vote.moves, agreed: [...vote.agreed], waiting }
}

function asksOf(doc: TableDoc, status: TableStatus, logged: LoggedGame | null, now: Instant): AskInfo[] {
  if (logged === null) return []
  const lag = now.at - now.time
  const { seq, asked, sitting } = logged
  const open = openAsks({ doc, status, game: { seq, asked, moves: sitting.moves } })
  return open.map((ask) => {
    const agreed = ask.agreed.flatMap((person) => seatOf(doc, person) ?? [])
    return {
      kind: ask.kind,
      seat: ask.seat,
      person: ask.person,
      name: ask.name,
      at: ask.at + lag,
      agreed,
      waiting: playing(doc).filter((seat) => seat !== ask.seat && !agreed.includes(seat)),
      until: ask.kind === 'bot' ? untilOf(doc, ask) + lag : null,
    }
  })
}
