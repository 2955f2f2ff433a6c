import type { AnsweredPuzzle, Puzzle } from '@gam/bots'
import { Fault, isRecord, type Replay } from '@gam/kernel'

/** One puzzle as a file has it: the game up to the question, and what is known of the answer. */
export interface WrittenPuzzle
  extends Omit<Puzzle, 'moves'>,
    Partial<Pick<AnsweredPuzzle, 'answers' | 'tempting'>> {
  readonly id: string
  /** In files how many actions had been played is called so. */
  readonly seq: number
  readonly replay: Replay
}

export function writtenPuzzle(
  id: string,
  { moves: seq, ...puzzle }: Puzzle | AnsweredPuzzle,
  replay: Replay,
): WrittenPuzzle {
  return { id, seq, ...puzzle, replay }
}

/** A collection of puzzles of one game. */
export interface Puzzles {
  readonly format: 'gam-puzzles'
  readonly version: 1
  readonly game: string
  readonly puzzles: readonly WrittenPuzzle[]
}

export function readPuzzles(json: unknown): Puzzles {
  if (
    !isRecord(json) ||
    json.format !== 'gam-puzzles' ||
    json.version !== 1 ||
    typeof json.game !== 'string' ||
    !Array.isArray(json.puzzles)
  )
    throw new Fault(
      'bad-request',
      'This is no collection of puzzles: "format" must be "gam-puzzles", version 1.',
    )
  for (const [i, puzzle] of json.puzzles.entries())
    if (!isRecord(puzzle) || typeof puzzle.best !== 'string' || !isRecord(puzzle.replay))
      throw new Fault('bad-request', `Puzzle ${i + 1} lacks its "replay" or its "best" move.`)
  return json as unknown as Puzzles
}
