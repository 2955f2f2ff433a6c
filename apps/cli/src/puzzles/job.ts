import { answered, botOfLevel, type Care, puzzleAt } from '@gam/bots'
import { type Game, keyOf, oneAt, readReplay, Sitting, writeReplay } from '@gam/kernel'
import { judgementOf } from '../games.ts'
import { seedOf } from '../simulate/job.ts'
import type { TableSetup } from '../table-options.ts'
import { type WrittenPuzzle, writtenPuzzle } from './file.ts'

/** What bots play with between two puzzles, in iterations: enough for positions that people reach. */
const PLAYING = 300
/** Two puzzles out of one game should not be about the same thing. */
const APART = 12

/** Plays a game between bots and keeps what is worth solving in it. */
export function mine(game: Game, table: TableSetup, number: number, care: Care): WrittenPuzzle[] {
  const seed = seedOf(table.seed, number)
  const luck = oneAt(keyOf(seed), 0)
  const found: WrittenPuzzle[] = []
  let sitting = Sitting.begin(game, { ...table, seed })
  let next = 0
  while (sitting.decision !== null) {
    if (sitting.codes.length >= next) {
      const puzzle = puzzleAt(sitting, judgementOf(game), care)
      if (puzzle) {
        found.push(writtenPuzzle(`${seed}-${puzzle.moves}`, puzzle, writeReplay(sitting)))
        next = sitting.codes.length + APART
      }
    }
    const { seat } = sitting.decision
    const { text } = botOfLevel('normal')({
      game,
      judgement: judgementOf(game),
      config: sitting.config,
      view: sitting.view(seat),
      decision: sitting.decision,
      seed: luck + sitting.codes.length,
      budget: { iterations: PLAYING },
    })
    sitting = sitting.submit(seat, text)
  }
  return found
}

/** Looks at a puzzle again: gives it with an answer to every move where it stands, else what is wrong with it. */
export function recheck(
  game: Game,
  { id, replay, best }: WrittenPuzzle,
  care: Care,
): WrittenPuzzle[] | string {
  const sitting = readReplay(game, replay)
  const found = puzzleAt(sitting, judgementOf(game), care)
  if (found === null) return 'no move is clearly the best any more'
  if (found.best !== best) return `${found.best} is found now instead of ${best}`
  const puzzle = answered(sitting, judgementOf(game), found, care)
  return puzzle === null ? 'another move is about as good' : [writtenPuzzle(id, puzzle, replay)]
}
