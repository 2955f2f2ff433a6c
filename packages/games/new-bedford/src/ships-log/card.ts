import type { Menu } from '@gam/kernel'
import type { Since } from '../since.ts'
import type { Facts, G, State } from '../state.ts'

/** A card of the Ship's Log: a row, and what it does at its moment. */
export interface LogCard extends Since {
  /** On selection. `ship`: the one that selects, NONE with the Library (SL-76). */
  selected?(g: G, seat: number, ship: number): void
  /** SL-81: the whale that it puts aboard, where Stove Boat did not keep it away. */
  hauled?(g: G, seat: number, ship: number): void
  /** SL-05: the windows in which it can be played later. */
  readonly windows?: readonly number[]
  /** SL-72: would anybody or anything be struck if it were played now? */
  strikes?(g: G, seat: number, window: number): boolean
  /** Of a card that strikes: would nothing come of it but harm to its holder? */
  harmsHolder?(g: G, seat: number, window: number): boolean
  played?(g: G, seat: number, window: number): void
  /** It stays in force for a while after it is played. */
  readonly lasts?: true
  /** What it does to one player. */
  readonly blow?: Blow
  /** SL-89: its points at the end. */
  points?(state: State, facts: Facts, seat: number): number
}

/** SL-73: how an omen strikes one player. */
export interface Blow {
  /** The ways to bear it that are open to a person; none: nothing happens. */
  offer(g: G, menu: Menu, seat: number): void
  /** The way chosen. */
  suffer(g: G, seat: number, code: number): void
  /** SL-87: what becomes of a Captain. */
  captain?(g: G, seat: number): void
}
