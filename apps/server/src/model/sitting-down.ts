import { Denied } from '../denied.ts'
import { botsYield } from './names.ts'
import {
  changedSeat,
  isOpenTo,
  replacedSeat,
  type Sitter,
  seatAt,
  seatedAt,
  type TableDoc,
} from './table-doc.ts'

/** What somebody would like who sits down. */
export interface Place {
  readonly seat?: number | undefined
  readonly flag?: number | undefined
  /** When they came. */
  readonly at?: number | undefined
}

/** Before the game: the seat that was kept, the one that was wished for, or the first free one. */
export function sitDown(
  doc: TableDoc,
  person: Sitter,
  { seat, flag, at }: Place,
): { doc: TableDoc; seat: number } {
  const kept = doc.seats.findIndex((one) => one.kept?.person === person.id)
  const place = seat ?? (kept >= 0 ? kept : doc.seats.findIndex((one) => isOpenTo(one, person.id)))
  if (!isOpenTo(doc.seats[place], person.id)) throw notThere(doc, seat)
  const flagged = flag === undefined ? doc : underFlag(doc, place, flag)
  const sitter = seatedAt(seatAt(flagged, place), person)
  const seated = replacedSeat(flagged, place, at === undefined ? sitter : { ...sitter, since: at })
  return { doc: botsYield(seated), seat: place }
}

function notThere(doc: TableDoc, seat: number | undefined): Denied {
  const kept = seat === undefined ? undefined : doc.seats[seat]?.kept
  if (kept) return new Denied('seat-taken', `This seat is kept for ${kept.name}; take another.`)
  return new Denied('seat-taken', seat === undefined ? 'All seats are taken.' : 'This seat is taken.')
}

/** A flag that another free seat has is exchanged with it; one that somebody sails under stays theirs. */
function underFlag(doc: TableDoc, seat: number, flag: number): TableDoc {
  const other = doc.seats.findIndex((one, i) => i !== seat && one.flag === flag)
  if (other < 0) return changedSeat(doc, seat, { flag })
  if (seatAt(doc, other).kind !== 'free')
    throw new Denied('seat-taken', 'Somebody sails under this flag already; choose another.')
  return changedSeat(changedSeat(doc, other, { flag: seatAt(doc, seat).flag }), seat, { flag })
}
