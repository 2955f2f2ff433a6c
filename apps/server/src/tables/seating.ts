import { STANDARD_LEVEL } from '@gam/bots'
import { commitmentToShare } from '@gam/protocol/fairness'
import type { TableStatus } from '@gam/protocol/wire'
import { notInChallenge } from '../daily/seal.ts'
import { Denied } from '../denied.ts'
import { dealOf } from './deal.ts'
import { freeBotName, mustBeDistinct } from './names.ts'
import { knownLevel } from './plan.ts'
import { type Place, sitDown } from './sitting-down.ts'
import {
  botSeat,
  changedSeat,
  freeSeat,
  replacedSeat,
  type SeatDoc,
  type Sitter,
  seatOf,
  type TableDoc,
  takesPrograms,
} from './table-doc.ts'

// Who sits where: each of these gives the table as it is afterwards, or says why not.

/** A table with the state it is in. */
export interface Standing {
  readonly doc: TableDoc
  readonly status: TableStatus
}

export function join(
  { doc, status }: Standing,
  person: Sitter,
  wish: Place & { commitment?: string | undefined },
): TableDoc {
  const mine = seatOf(doc, person.id)
  if (mine !== null) {
    if (wish.seat !== undefined && wish.seat !== mine)
      throw new Denied('seat-taken', 'You have a seat at this table already.')
    return wish.commitment === undefined ? doc : commit({ doc, status }, mine, wish.commitment)
  }
  notInChallenge(doc)
  mayJoin({ doc, status }, person)
  if (status === 'open') {
    const { doc: seated, seat } = sitDown(doc, person, wish)
    return wish.commitment === undefined ? seated : commit({ doc: seated, status }, seat, wish.commitment)
  }
  if (status === 'playing') return takeOver(doc, person, wish.seat)
  throw new Denied(
    'wrong-time',
    status === 'dealing'
      ? 'The game is just being dealt; nobody can sit down now.'
      : 'This table is not open any more.',
  )
}

/** Whoever is not sent away, goes by a name of their own, and is no program where people are wanted. */
function mayJoin({ doc, status }: Standing, person: Sitter): void {
  if (doc.removed?.includes(person.id))
    throw new Denied('not-allowed', 'The host has sent you away from this table.')
  if (person.kind === 'bot' && !takesPrograms(doc))
    throw new Denied('not-allowed', 'This table is for people; "programs" of its plan would let programs in.')
  mustBeDistinct(doc, person, status !== 'open')
}

/** In the middle of a game: the seat of somebody who left, to be handed back when they return. */
function takeOver(doc: TableDoc, person: Sitter, wished: number | undefined): TableDoc {
  const vacant = (seat: SeatDoc | undefined) => seat?.left === true && !seat.out
  const own = doc.seats.findIndex((seat) => vacant(seat) && seat.owner === person.id)
  const place = wished ?? (own >= 0 ? own : doc.seats.findIndex(vacant))
  if (!vacant(doc.seats[place])) throw new Denied('seat-taken', 'There is no seat to take here.')
  const program = person.kind === 'bot'
  return changedSeat(doc, place, {
    person: person.id,
    name: person.name,
    program,
    left: false,
    standIn: null,
  })
}

/** Where nobody is left, the table is closed. */
export function leave({ doc, status }: Standing, person: string): TableDoc {
  const seat = seatOf(doc, person)
  if (seat === null) throw new Denied('not-allowed', 'You have no seat at this table.')
  if (status === 'playing') notInChallenge(doc)
  if (status === 'dealing') throw new Denied('wrong-time', 'The game is just being dealt; wait a moment.')
  if (status === 'playing') return vacated(doc, seat)
  if (status !== 'open') return doc
  const rest = replacedSeat(doc, seat, freeSeat(doc.seats[seat].flag))
  const heir = rest.seats.find((one) => one.person !== null)?.person
  if (doc.host !== person) return rest
  return heir ? { ...rest, host: heir } : { ...rest, closed: true }
}

function vacated(doc: TableDoc, seat: number): TableDoc {
  const { owner } = doc.seats[seat]
  return changedSeat(doc, seat, { person: owner, left: true, standIn: STANDARD_LEVEL })
}

/** Before the game the host gives a seat to a bot, or frees it. */
export function furnish({ doc, status }: Standing, host: string, seat: number, bot: string | null): TableDoc {
  if (doc.host !== host) throw new Denied('not-allowed', 'Only the host changes the seats.')
  if (status !== 'open') throw new Denied('wrong-time', 'The seats can be changed only before the game.')
  const place = doc.seats[seat]
  if (!place) throw new Denied('bad-seats', `This table has the seats 0 to ${doc.seats.length - 1}.`)
  if (place.person === host) throw new Denied('not-allowed', 'You sit there yourself; leave first.')
  // Who is asked to get up does not sit down again.
  const { removed = [] } = doc
  const without = place.person === null ? doc : { ...doc, removed: [...removed, place.person] }
  const cleared = replacedSeat(without, seat, freeSeat(place.flag))
  if (bot === null) return cleared
  return replacedSeat(cleared, seat, botSeat(place.flag, freeBotName(cleared), knownLevel(bot)))
}

/** In the game: a bot plays this seat for its person, or (null) its person plays it again. */
export function standIn(
  { doc }: Standing,
  actor: string,
  seat: number,
  bot: string | null,
  away: boolean,
): TableDoc {
  const place = doc.seats[seat]
  if (place?.kind !== 'person') throw new Denied('bad-seats', 'No person has this seat.')
  if (place.out) throw new Denied('not-allowed', 'This seat is out of the game.')
  notInChallenge(doc)
  const mine = place.person === actor
  if (bot === null) {
    if (!mine) throw new Denied('not-allowed', 'Only who has the seat can take it back.')
    return changedSeat(doc, seat, { standIn: null, left: false })
  }
  if (!mine && seatOf(doc, actor) === null)
    throw new Denied('not-allowed', 'Only those who play here can call a bot.')
  if (!mine && !away)
    throw new Denied('not-allowed', 'Its person is here; only an absent person’s seat can go to a bot.')
  return changedSeat(doc, seat, { standIn: knownLevel(bot) })
}

/** Binds a seat to its share in the deal, before anybody knows what will be dealt. */
export function commit({ doc, status }: Standing, seat: number, commitment: string): TableDoc {
  if (doc.seats[seat].commitment === commitment) return doc
  if (status !== 'open') throw new Denied('wrong-time', 'Shares in the deal are fixed before the game.')
  if (doc.seats.some((one, i) => i !== seat && one.commitment === commitment))
    throw new Denied('bad-request', 'Another seat has the same commitment; choose a share of your own.')
  return changedSeat(doc, seat, { commitment })
}

/** Shows the share that a seat is bound to. */
export function show({ doc, status }: Standing, table: string, seat: number, share: string): TableDoc {
  const { commitment, share: shown } = doc.seats[seat]
  if (shown === share) return doc
  if (status !== 'dealing') throw new Denied('wrong-time', 'Shares are shown while the game is being dealt.')
  if (commitment === null || commitmentToShare(dealOf(doc, table), share) !== commitment)
    throw new Denied('bad-request', 'This is not the share that your seat committed to.')
  return changedSeat(doc, seat, { share })
}

export function readyToStart({ doc, status }: Standing, person: string): void {
  if (doc.host !== person) throw new Denied('not-allowed', 'Only the host starts the game.')
  if (status !== 'open') throw new Denied('wrong-time', 'This game has started already.')
  if (doc.seats.some(({ kind }) => kind === 'free'))
    throw new Denied('wrong-time', 'A seat is free: wait for somebody, or give it to a bot.')
  if (!doc.seats.some(({ kind }) => kind === 'person'))
    throw new Denied('wrong-time', 'Nobody sits at this table; a game needs a person.')
}

/** All who committed have shown. */
export function allShown(doc: TableDoc): boolean {
  return doc.seats.every(({ commitment, share }) => commitment === null || share !== null)
}

/** Seats whose people play themselves now: they are asked when somebody wants a move back. */
export function playing(doc: TableDoc): number[] {
  return [...doc.seats.keys()].filter((seat) => {
    const { kind, left, out, standIn: bot } = doc.seats[seat]
    return kind === 'person' && !left && !out && bot === null
  })
}
