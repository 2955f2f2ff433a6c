import { Fault, isRecord, type Replay } from '@gam/kernel'
import type { SeatPlan } from '../session/session.ts'

/** A table on disk: the replay so far, and who sits where. */
export interface Saved {
  readonly format: 'gam-table'
  readonly version: 1
  readonly id: string
  readonly seats: readonly SeatPlan[]
  readonly replay: Replay
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
  return json as unknown as Saved
}

function isSeat(seat: unknown): seat is SeatPlan {
  return (
    isRecord(seat) &&
    typeof seat.name === 'string' &&
    typeof seat.flag === 'number' &&
    (seat.bot === null || typeof seat.bot === 'string')
  )
}
