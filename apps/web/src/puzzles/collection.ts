import type { AnsweredPuzzle } from '@gam/bots'
import { isRecord, type Replay } from '@gam/kernel'
import { shelvedOf } from '../games/games.ts'

/** One puzzle: the game up to the question, and what is known of every answer. */
export interface StoredPuzzle extends Omit<AnsweredPuzzle, 'moves'> {
  readonly id: string
  readonly replay: Replay
}

/** The puzzles of one game, as `gam puzzles` writes them. */
export interface Collection {
  readonly game: string
  /** How they were found and checked, command by command. */
  readonly made: readonly string[]
  readonly puzzles: readonly StoredPuzzle[]
}

/** Fetched when somebody looks at them; null for a game without. */
export async function loadCollection(game: string): Promise<Collection | null> {
  const file = shelvedOf(game)?.puzzles
  if (file === undefined) return null
  const json: unknown = await (await fetch(file)).json()
  return isCollection(json) ? json : null
}

/** The files are ours; what is looked at here is only that it is one of them. */
export function isCollection(json: unknown): json is Collection {
  return isRecord(json) && json.format === 'gam-puzzles' && Array.isArray(json.puzzles)
}
