import type { Care } from '@gam/bots'
import { readComponentSet } from '@gam/kernel'
import { gameOf } from '../games.ts'
import type { Job } from '../simulate/job.ts'
import { work } from '../workers/work.ts'
import type { WrittenPuzzle } from './file.ts'
import { mine, recheck } from './job.ts'

export type PuzzleJob = Pick<Job, 'game' | 'seats' | 'seed' | 'options' | 'components'> & {
  readonly care: Care
}

/** A game to mine, by its number, or a puzzle to look at again. */
export type PuzzlePiece = number | WrittenPuzzle

/** What was found in the game, or the puzzle as it stands; or what is wrong with it. */
export type PuzzleResult = readonly WrittenPuzzle[] | string

work((job: PuzzleJob) => {
  const game = gameOf(job.game)
  const components = readComponentSet(game.components, job.components)
  return (piece: PuzzlePiece): PuzzleResult =>
    typeof piece === 'number'
      ? mine(game, { ...job, components }, piece, job.care)
      : recheck(game, piece, job.care)
})
