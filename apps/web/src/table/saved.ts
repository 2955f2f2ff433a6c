import { Fault, isRecord, type KeptOrder, type Replay, readKeptOrders } from '@gam/kernel'
import type { SeatPlan } from '@gam/table'

/** A table on disk: the replay so far, and who sits where. */
export interface Saved {
  readonly format: 'gam-table'
  readonly version: 1
  readonly id: string
  readonly seats: readonly SeatPlan[]
  readonly replay: Replay
  /** What each seat ordered its table; left out where nobody ordered anything. A replay that is given away has none. */
  readonly orders?: readonly (readonly KeptOrder[])[]
}

/** What a list of saved games shows; it says nothing that is hidden at the table. */
export interface ShelfEntry {
  readonly id: string
  readonly game: string
  readonly seats: readonly SeatPlan[]
  readonly moves: number
  readonly over: boolean
  readonly asked: { readonly seat: number; readonly step: string } | null
  readonly totals: readonly number[]
  readonly winners: readonly number[]
  /** Milliseconds since 1970. */
  readonly at: number
}

/** All that is saved in this browser. */
export interface Shelf {
  /** The latest first. */
  readonly games: readonly ShelfEntry[]
  /** The ids of what lies there in a form that is not known here: damaged, or of a newer version. */
  readonly unreadable: readonly string[]
}

export const SAVE_VERSION = 1

/** Checks the form of a save; the replay inside is checked when it is played again. */
export function readSaved(json: unknown): Saved {
  if (!isRecord(json) || json.format !== 'gam-table')
    throw new Fault('bad-replay', 'This is no saved game that can be read.')
  if (typeof json.version === 'number' && json.version > SAVE_VERSION)
    throw new Fault('unknown-rules', `It was saved by a newer version of this program (${json.version}).`)
  const { id, seats, replay } = json
  if (typeof id !== 'string' || !Array.isArray(seats) || !seats.every(isSeat) || !isRecord(replay))
    throw new Fault('bad-replay', 'Parts of this saved game are missing.')
  const saved = json as unknown as Saved
  return Array.isArray(json.orders) ? { ...saved, orders: json.orders.map(readKeptOrders) } : saved
}

/** `saves`: the ids of all saved games; `entries`: what the list of them says of each, read with suspicion. */
export function readShelf(saves: readonly string[], entries: readonly unknown[]): Shelf {
  const games = entries.filter(isEntry).sort((a, b) => b.at - a.at)
  const known = new Set(games.map(({ id }) => id))
  return { games, unreadable: saves.filter((id) => !known.has(id)) }
}

function isEntry(json: unknown): json is ShelfEntry {
  if (!isRecord(json)) return false
  const { id, game, seats, moves, over, asked, totals, winners, at } = json
  const isAt = (seat: unknown) => typeof seat === 'number' && Array.isArray(seats) && seat in seats
  return (
    typeof id === 'string' &&
    typeof game === 'string' &&
    Array.isArray(seats) &&
    seats.length > 0 &&
    seats.every(isSeat) &&
    typeof moves === 'number' &&
    typeof over === 'boolean' &&
    (asked === null || (isRecord(asked) && isAt(asked.seat) && typeof asked.step === 'string')) &&
    Array.isArray(totals) &&
    totals.every((total) => typeof total === 'number') &&
    Array.isArray(winners) &&
    winners.every(isAt) &&
    typeof at === 'number'
  )
}

function isSeat(seat: unknown): seat is SeatPlan {
  return (
    isRecord(seat) &&
    typeof seat.name === 'string' &&
    typeof seat.flag === 'number' &&
    (seat.bot === null || typeof seat.bot === 'string')
  )
}
