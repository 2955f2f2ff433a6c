import { STANDARD_LEVEL } from '@gam/bots'
import { commitmentToShare } from '@gam/protocol/fairness'
import { Denied } from '../denied.ts'
import { askForSeat } from './asks.ts'
import { notInChallenge } from './challenge.ts'
import { dealOf } from './deal.ts'
import { told } from './happenings.ts'
import { freeBotName, mustBeDistinct } from './names.ts'
import { knownBots, standInLevel } from './plan.ts'
import { type Place, sitDown } from './sitting-down.ts'
import {
  botSeat,
  changedSeat,
  freeSeat,
  replacedSeat,
  type SeatDoc,
  type Sitter,
  seatAt,
  seatOf,
  type TableDoc,
  takesPrograms,
} from './table-doc.ts'
import type { TableNow } from './table-now.ts'

// Who sits where: each of these gives the table as it is afterwards, or says why not.

export function join(
  now: TableNow,
  person: Sitter,
  wish: Place & { commitment?: string | undefined },
): TableDoc {
  const { doc, status } = now
  const mine = seatOf(doc, person.id)
  if (mine !== null) {
    if (wish.seat !== undefined && wish.seat !== mine)
      throw new Denied('seat-taken', 'You have a seat at this table already.')
    return wish.commitment === undefined ? doc : commit(now, mine, wish.commitment)
  }
  notInChallenge(doc)
  mayJoin(now, person)
  if (status === 'open') {
    const { doc: seated, seat } = sitDown(doc, person, wish)
    return wish.commitment === undefined ? seated : commit({ ...now, doc: seated }, seat, wish.commitment)
  }
  if (status === 'playing') return takeOver(now, person, wish.seat)
  throw new Denied(
    'wrong-time',
    status === 'dealing'
      ? 'The game is just being dealt; nobody can sit down now.'
      : 'This table is not open any more.',
  )
}

/** Whoever is not sent away, goes by a name of their own, and is no program where people are wanted. */
function mayJoin({ doc, status }: TableNow, person: Sitter): void {
  if (doc.removed?.includes(person.id))
    throw new Denied('not-allowed', 'The host has sent you away from this table.')
  if (person.kind === 'bot' && !takesPrograms(doc))
    throw new Denied('not-allowed', 'This table is for people; "programs" of its plan would let programs in.')
  mustBeDistinct(doc, person, status !== 'open')
}

/** In the middle of a game: whose seat it is has it back at once; anybody else asks the table. */
function takeOver(now: TableNow, person: Sitter, wished: number | undefined): TableDoc {
  const { doc } = now
  const vacant = (seat: SeatDoc) => seat.left && !seat.out
  const own = doc.seats.findIndex((seat) => vacant(seat) && seat.owner === person.id)
  const place = wished ?? (own >= 0 ? own : doc.seats.findIndex(vacant))
  const seat = doc.seats[place]
  if (seat === undefined || !vacant(seat)) throw new Denied('seat-taken', 'There is no seat to take here.')
  return seat.owner === person.id ? backIn(now, place) : askForSeat(now, person, place)
}

/** Its person plays it again. */
function backIn({ doc, game, now, at }: TableNow, seat: number): TableDoc {
  const { name } = seatAt(doc, seat)
  const back = changedSeat(doc, seat, { left: false, standIn: null, back: now })
  return told(back, { kind: 'back', seat, name, moves: game?.moves ?? 0, at })
}

/** Where nobody is left, the table is closed. */
export function leave(now: TableNow, person: string): TableDoc {
  const { doc, status } = now
  const seat = seatOf(doc, person)
  if (seat === null) throw new Denied('not-allowed', 'You have no seat at this table.')
  if (status === 'playing') notInChallenge(doc)
  if (status === 'dealing') throw new Denied('wrong-time', 'The game is just being dealt; wait a moment.')
  if (status === 'playing') return vacated(now, seat)
  if (status !== 'open') return doc
  const rest = replacedSeat(doc, seat, freeSeat(seatAt(doc, seat).flag))
  const heir = rest.seats.find((one) => one.person !== null)?.person
  if (doc.host !== person) return rest
  return heir ? { ...rest, host: heir } : { ...rest, closed: true }
}

/** Who sat there for somebody else leaves it to that one. */
function vacated({ doc, game, at }: TableNow, seat: number): TableDoc {
  const { before, ...place } = seatAt(doc, seat)
  const { name, owner } = place
  const left = { ...place, ...before, person: owner, left: true, standIn: STANDARD_LEVEL }
  return told(replacedSeat(doc, seat, left), { kind: 'left', seat, name, moves: game?.moves ?? 0, at })
}

/** Before the game the host gives a seat to a bot, or frees it. */
export function furnish({ doc, status }: TableNow, host: string, seat: number, bot: string | null): TableDoc {
  if (doc.host !== host) throw new Denied('not-allowed', 'Only the host changes the seats.')
  if (status !== 'open') throw new Denied('wrong-time', 'The seats can be changed only before the game.')
  const place = seatAt(doc, seat)
  if (place.person === host) throw new Denied('not-allowed', 'You sit there yourself; leave first.')
  // Who is asked to get up does not sit down again.
  const { removed = [] } = doc
  const without = place.person === null ? doc : { ...doc, removed: [...removed, place.person] }
  const cleared = replacedSeat(without, seat, freeSeat(place.flag))
  const others = cleared.seats.map(({ level }) => level)
  const known = knownBots([...others, bot], doc.game).at(-1) ?? null
  return known === null
    ? cleared
    : replacedSeat(cleared, seat, botSeat(place.flag, freeBotName(cleared), known))
}

/** In the game: a bot plays for me, or (null) I play again. */
export function standIn(now: TableNow, seat: number, bot: string | null): TableDoc {
  const { doc, game } = now
  const { name, standIn: before } = seatAt(doc, seat)
  if (bot === null) return before === null ? doc : backIn(now, seat)
  const stood = changedSeat(doc, seat, { standIn: standInLevel(bot) })
  if (before !== null) return stood
  return told(stood, { kind: 'bot', seat, name, by: [], moves: game?.moves ?? 0, at: now.at })
}

/** The seat of somebody in the game, which could go to a bot. */
export function personsSeat({ doc }: TableNow, seat: number): SeatDoc {
  const place = doc.seats[seat]
  if (place?.kind !== 'person') throw new Denied('bad-seats', 'No person has this seat.')
  if (place.out) throw new Denied('not-allowed', 'This seat is out of the game.')
  notInChallenge(doc)
  return place
}

/** Binds a seat to its share in the deal, before anybody knows what will be dealt. */
export function commit({ doc, status }: TableNow, seat: number, commitment: string): TableDoc {
  if (seatAt(doc, seat).commitment === commitment) return doc
  if (status !== 'open') throw new Denied('wrong-time', 'Shares in the deal are fixed before the game.')
  if (doc.seats.some((one, i) => i !== seat && one.commitment === commitment))
    throw new Denied('bad-request', 'Another seat has the same commitment; choose a share of your own.')
  return changedSeat(doc, seat, { commitment })
}

/** Shows the share that a seat is bound to. */
export function show({ doc, status }: TableNow, table: string, seat: number, share: string): TableDoc {
  const { commitment, share: shown } = seatAt(doc, seat)
  if (shown === share) return doc
  if (status !== 'dealing') throw new Denied('wrong-time', 'Shares are shown while the game is being dealt.')
  if (commitment === null || commitmentToShare(dealOf(doc, table), share) !== commitment)
    throw new Denied('bad-request', 'This is not the share that your seat committed to.')
  return changedSeat(doc, seat, { share })
}

export function readyToStart({ doc, status }: TableNow, person: string): void {
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
