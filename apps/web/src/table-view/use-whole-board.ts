import { use, useEffect, useState } from 'preact/compat'
import type { Board } from '../games/board.ts'
import type { TableInfo } from '../session/session.ts'
import { whenIdle } from '../when-idle.ts'
import { answers } from './on-demand.ts'

/** Who only watches gets the rest of the board after this many ms. */
const SOON = 3000

/**
 * Waits for what this table shows from the beginning, and has the rest fetched once something can be played; true: it
 * is here.
 */
export function useWholeBoard(board: Board, table: TableInfo, playable: boolean): boolean {
  const coming = board.prepare?.(table)
  if (coming !== null && coming !== undefined) use(coming)
  const [whole, setWhole] = useState(false)
  const [soon, setSoon] = useState(false)
  useEffect(() => {
    const watching = setTimeout(() => setSoon(true), SOON)
    return () => clearTimeout(watching)
  }, [])
  const due = playable || soon
  useEffect(() => {
    if (!due) return
    let wanted = true
    const leave = whenIdle(() => {
      Promise.all([answers.fetch(), board.fetchRest?.()])
        .then(() => {
          // Somebody may be looking at a piece already.
          if (wanted) setWhole(true)
        })
        .catch(() => undefined)
    })
    return () => {
      wanted = false
      leave()
    }
  }, [board, due])
  return whole
}
