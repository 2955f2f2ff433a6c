import type { Sitting } from '@gam/kernel'

/** Why the last move cannot be taken back, or that it can; `ask`: if the others agree. */
export type UndoState = 'possible' | 'nothing' | 'revealed' | 'other' | 'ask'

/** What can be done about the last move by whoever holds this seat. `mayAsk`: the others can be asked. */
export function undoOf(sitting: Sitting, seat: number | null, mayAsk: boolean): UndoState {
  const { moves, past, undoTo } = sitting
  if (moves === 0) return 'nothing'
  if (seat === null) return 'other'
  if (past.mover === seat) return undoTo === moves ? 'revealed' : 'possible'
  return mayAsk && movesBeforeLast(sitting, seat) !== null ? 'ask' : 'other'
}

/** How many steps of this seat in a row can be taken back. */
export function undoable(sitting: Sitting, seat: number | null): number {
  return seat === null ? 0 : sitting.past.inARow(seat, sitting.undoTo)
}

/** How many actions would stand if this seat took back its last one, or all that it can; a fault where it cannot. */
export function movesAfterUndo(sitting: Sitting, seat: number, whole: boolean): number {
  const one = sitting.undo(seat).moves
  return whole ? sitting.moves - undoable(sitting, seat) : one
}

/** How many actions stood before this seat's last one; null where something was revealed since. */
export function movesBeforeLast(sitting: Sitting, seat: number): number | null {
  return sitting.past.beforeLast(seat, sitting.undoTo)
}
