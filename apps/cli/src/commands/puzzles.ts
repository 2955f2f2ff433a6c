import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { CARE } from '@gam/bots'
import { type Game, writeComponentSet } from '@gam/kernel'
import { defineCommand } from 'citty'
import { fileTrouble } from '../fault.ts'
import { firstGame, gameOf } from '../games.ts'
import { readJsonFile } from '../json-file.ts'
import { type Puzzles, readPuzzles, type WrittenPuzzle } from '../puzzles/file.ts'
import type { PuzzleJob, PuzzlePiece, PuzzleResult } from '../puzzles/worker.ts'
import { gameArg, readCount, readTable, type TableSetup, tableArgs } from '../table-options.ts'
import { share } from '../workers/crew.ts'
import { untilInterrupted } from '../workers/interrupt.ts'
import { Progress } from '../workers/progress.ts'

export const command = defineCommand({
  meta: { name: 'puzzles' },
  args: {
    game: gameArg,
    ...tableArgs,
    games: { type: 'string', valueHint: 'N', default: '20', description: 'How many games to look through' },
    iterations: {
      type: 'string',
      valueHint: 'N',
      description: `How long each position is looked at (left out: ${CARE.look})`,
    },
    threads: {
      type: 'string',
      valueHint: 'N',
      description: 'How many processor cores to use (left out: all)',
    },
    check: {
      type: 'string',
      valueHint: 'FILE',
      description:
        'Look at the puzzles of this file again instead of finding new ones; with --out, write those that stand with an answer to every move',
    },
    out: { type: 'string', valueHint: 'FILE', description: 'Where to write them (left out: to the screen)' },
  },
  async run({ args, rawArgs }) {
    const given = args.check === undefined ? null : readPuzzles(readJsonFile(args.check, 'the puzzles'))
    const game = gameOf(given?.game ?? args.game ?? firstGame.id)
    const look =
      args.iterations === undefined ? CARE.look : readCount(args.iterations, '--iterations', 10, 10_000_000)
    const care = { look, weigh: Math.max(10, Math.round((look * CARE.weigh) / CARE.look)) }
    const threads =
      args.threads === undefined ? availableParallelism() : readCount(args.threads, '--threads', 1, 256)
    const job = jobOf(game, readTable(game, given ? [] : rawArgs), care)
    const run = (pieces: readonly PuzzlePiece[], done: (result: PuzzleResult, piece: PuzzlePiece) => void) =>
      toil(job, pieces, threads, done)
    if (given) await check(given, args.out, run)
    else await find(game, readCount(args.games, '--games', 1, 1_000_000), args.out, run)
  },
})

type Run = (
  pieces: readonly PuzzlePiece[],
  done: (result: PuzzleResult, piece: PuzzlePiece) => void,
) => Promise<void>

async function find(game: Game, count: number, out: string | undefined, run: Run): Promise<void> {
  const found: WrittenPuzzle[] = []
  await run([...Array(count).keys()], (result) => {
    if (typeof result !== 'string') found.push(...result)
  })
  found.sort((a, b) => (a.id < b.id ? -1 : 1))
  const text = textOf({ format: 'gam-puzzles', version: 1, game: game.id, puzzles: found })
  if (out === undefined) {
    process.stdout.write(text)
    return
  }
  write(out, text)
  process.stdout.write(`${found.length} puzzles out of ${count} games are in ${out}.\n`)
}

function textOf(puzzles: Puzzles): string {
  return `${JSON.stringify(puzzles, null, 1)}\n`
}

function write(out: string, text: string): void {
  try {
    writeFileSync(out, text)
  } catch (error) {
    throw fileTrouble(`write ${out}`, error)
  }
}

/** With `out`, those that stand are written there, in their order and with an answer to every move. */
async function check(given: Puzzles, out: string | undefined, run: Run): Promise<void> {
  const { puzzles } = given
  const wrong: string[] = []
  const standing = new Map<string, WrittenPuzzle>()
  await run(puzzles, (result, piece) => {
    if (typeof result !== 'string') for (const puzzle of result) standing.set(puzzle.id, puzzle)
    else if (typeof piece !== 'number') wrong.push(`${piece.id}: ${result}`)
  })
  if (out !== undefined)
    write(out, textOf({ ...given, puzzles: puzzles.flatMap(({ id }) => standing.get(id) ?? []) }))
  for (const line of wrong.sort()) process.stdout.write(`${line}\n`)
  process.stdout.write(`${puzzles.length - wrong.length} of ${puzzles.length} puzzles stand.\n`)
  if (wrong.length > 0) process.exitCode = 1
}

function jobOf(game: Game, table: TableSetup, care: PuzzleJob['care']): PuzzleJob {
  const { seats, seed, options } = table
  return {
    game: game.id,
    seats,
    seed,
    options,
    components: writeComponentSet(game.components, table.components),
    care,
  }
}

async function toil(
  job: PuzzleJob,
  pieces: readonly PuzzlePiece[],
  threads: number,
  done: (result: PuzzleResult, piece: PuzzlePiece) => void,
): Promise<void> {
  const progress = new Progress(pieces.length, 'pieces of work')
  let finished = 0
  await untilInterrupted((stop) =>
    share<PuzzlePiece, PuzzleResult>({
      entry: new URL('../puzzles/worker.ts', import.meta.url),
      job,
      pieces,
      threads,
      stop,
      done(result, piece) {
        done(result, piece)
        progress.at(++finished)
      },
    }),
  ).finally(() => progress.clear())
}
