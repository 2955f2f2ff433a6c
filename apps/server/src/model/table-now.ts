import type { TableStatus } from '@gam/protocol/wire'
import type { TableDoc } from './table-doc.ts'

/** A table with the state it is in. */
export interface TableNow {
  readonly doc: TableDoc
  readonly status: TableStatus
  /** Where the game stands, and whom it waits for; null before it has begun. */
  readonly game: { readonly seq: number; readonly moves: number; readonly asked: number | null } | null
  /** By the time that counts at tables. */
  readonly now: number
  /** By the calendar. */
  readonly at: number
}

/** Seats whose people play themselves now: they are asked when somebody wants a move back. */
export function playing(doc: TableDoc): number[] {
  return doc.seats.flatMap(({ kind, left, out, standIn }, seat) =>
    kind === 'person' && !left && !out && standIn === null ? [seat] : [],
  )
}
