import { isRecord } from '@gam/kernel'
import type { Solved } from '../words/en/puzzles.ts'

/** By puzzle. */
export type PuzzleProgress = { readonly [id: string]: Solved }

const KEY = 'gam puzzles'
const WAYS: readonly Solved[] = ['alone', 'helped', 'shown']

/** What was solved in this browser; whatever else is stored there counts for nothing. */
export function puzzleProgress(): PuzzleProgress {
  const known: { [id: string]: Solved } = {}
  for (const [id, value] of Object.entries(stored())) {
    const way = WAYS.find((one) => one === value)
    if (way) known[id] = way
  }
  return known
}

function stored(): Record<string, unknown> {
  try {
    const json: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    return isRecord(json) ? json : {}
  } catch {
    return {}
  }
}

/** The first way counts: who solves it again knows the answer. */
export function keepSolved(id: string, solved: Solved): void {
  const before = stored()
  if (Object.hasOwn(before, id)) return
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...before, [id]: solved }))
  } catch {
    // Without a place to keep it the puzzle is solved all the same.
  }
}
