import type { Beginning, Game, Offered } from '@gam/kernel'
import type { Moment } from '@gam/table'

/** One way to a table: what is asked through it, and what it tells one pair of eyes. */
export interface Way {
  /** The seat of whoever comes this way; null: they look on. */
  readonly seat: number | null
  /** From now on this hears what is told; the first is the whole. */
  listen(hear: (told: Moment) => void): void
  /** Something was missed: the whole once more, please. */
  tellAll(): void
  // What is refused is an error that has a `code`.
  submit(actions: readonly string[]): Promise<unknown>
  undo(whole: boolean): Promise<unknown>
  at(moves: number): Promise<Moment>
  order?(orders: readonly string[]): Promise<unknown>
}

/** A table in play, as those who sit at it know it. */
export interface TriedTable {
  readonly game: Game
  /** What was agreed on; its seed is the table's own affair. */
  readonly beginning: Omit<Beginning, 'seed'>
  readonly ways: readonly Way[]
  /** What comes before the next choice; false: nothing is left to choose. Left out: nothing does. */
  prepare?(): boolean
  /** Whether this is a choice that the table is for; left out: all of them are. */
  suits?(option: Offered): boolean
  /** Leaves it, and takes it from where it is kept. */
  reopen(): Promise<TriedTable>
  close(): Promise<unknown>
}

/** Tables of one kind, and what can be done at them. */
export interface TableKind {
  /** A table that has just begun. `orders`: one of a game in which orders can be given. */
  open(wish: { readonly orders: boolean }): Promise<TriedTable>
  /** What was done may be taken back where nothing was revealed. */
  readonly takesBack: boolean
  /** Seats that nobody here plays for move by themselves. */
  readonly goesOn: boolean
  readonly takesOrders: boolean
  /** Left out: what is played changes the table. */
  readonly standsStill?: true
  /** How many moves are made where some are wanted. */
  readonly moves?: number
}
