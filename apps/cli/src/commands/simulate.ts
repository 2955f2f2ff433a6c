import { ANY_STYLE, type Budget, drawStyles, levels } from '@gam/bots'
import { type Game, oneAt, Sitting, writeComponentSet } from '@gam/kernel'
import { defineCommand } from 'citty'
import { mistake } from '../fault.ts'
import { firstGame, gameOf, plansOf } from '../games.ts'
import { readLevel } from '../play/seating.ts'
import { queueArg } from '../queue/open-queue.ts'
import { type Doers, readDoers, shareOut } from '../queue/share-out.ts'
import { type Job, type Span, spansOf } from '../simulate/job.ts'
import { COLUMNS } from '../simulate/result.ts'
import { RowsInOrder } from '../simulate/rows-in-order.ts'
import type { Played } from '../simulate/simulation.ts'
import { summaryOf } from '../simulate/summary.ts'
import { pageOf } from '../simulate/table.ts'
import { addTally, emptyTally } from '../simulate/tally.ts'
import { gameArg, readCount, readTable, tableArgs } from '../table-options.ts'
import { Progress } from '../workers/progress.ts'

const MOST_GAMES = 100_000_000
const LARGEST_SPAN = 500
/** How many hands may be at work behind a queue: nobody knows, so the pieces are small enough for these. */
const HANDS = 32

export const command = defineCommand({
  meta: { name: 'simulate' },
  args: {
    game: gameArg,
    ...tableArgs,
    games: { type: 'string', valueHint: 'N', default: '1000', description: 'How many games' },
    bots: {
      type: 'string',
      valueHint: 'LEVEL,LEVEL',
      description: `Who plays: one level for all, or one a seat (${Object.keys(levels).join(', ')})`,
    },
    iterations: { type: 'string', valueHint: 'N', description: 'How long a bot that searches may think' },
    threads: {
      type: 'string',
      valueHint: 'N',
      description: 'How many processor cores to use (left out: all)',
    },
    queue: queueArg,
    json: { type: 'boolean', description: 'Print everything as JSON' },
    csv: {
      type: 'boolean',
      description: `Print a row for each game and seat: ${COLUMNS.replaceAll(',', ', ')}`,
    },
  },
  async run({ args, rawArgs }) {
    if (args.json && args.csv) throw mistake('--json and --csv: give one or the other.')
    const game = gameOf(args.game ?? firstGame.id)
    const table = readTable(game, rawArgs)
    const begun = Sitting.begin(game, table)
    const styles = Object.keys(plansOf(game))
    const job: Job = {
      game: game.id,
      seats: table.seats,
      seed: table.seed,
      options: table.options,
      components: writeComponentSet(game.components, table.components),
      bots: drawStyles(readBots(args.bots, table.seats.length, styles), styles, table.seed),
      budget: readBudget(args.iterations),
      rows: args.csv === true,
    }
    const wanted = readCount(args.games, '--games', 1, MOST_GAMES)
    const by = readDoers(args.queue, args.threads, wanted)
    await simulate(game, job, begun, { wanted, by, json: args.json === true })
  },
})

async function simulate(
  game: Game,
  job: Job,
  begun: Sitting,
  { wanted, by, json }: { wanted: number; by: Doers; json: boolean },
): Promise<void> {
  const threads = 'threads' in by ? by.threads : null
  const tally = emptyTally(begun.seats.length)
  const progress = new Progress(wanted, 'games')
  const rows = new RowsInOrder((text) => process.stdout.write(text))
  if (job.rows) process.stdout.write(`${COLUMNS}\n`)
  const start = performance.now()
  await shareOut<Span, Played>({
    game,
    trade: 'simulate',
    job,
    pieces: spansOf(wanted, threads ?? HANDS, LARGEST_SPAN),
    by,
    done(played, { from, to }) {
      addTally(tally, played.tally)
      rows.add(from, to, played.rows)
      progress.at(tally.games)
    },
  }).finally(() => progress.clear())
  if (job.rows) return
  const seconds = (performance.now() - start) / 1000
  const components = begun.config.components.id
  const summary = summaryOf(game, job, tally, { names: begun.seats, components, wanted, seconds, threads })
  process.stdout.write(json ? `${JSON.stringify(summary, null, 2)}\n` : pageOf(game.title, summary))
}

function readBots(given: string | undefined, seats: number, styles: readonly string[]): string[] {
  const named = (given ?? 'random')
    .split(',')
    .map((name) => readLevel(name.trim().toLowerCase(), [...styles, ANY_STYLE]))
  if (named.length !== 1 && named.length !== seats)
    throw mistake(
      `--bots names ${named.length} bots for ${seats} players; give one for all, or one for each.`,
    )
  return Array.from({ length: seats }, (_, seat) => oneAt(named, named.length === 1 ? 0 : seat))
}

function readBudget(iterations: string | undefined): Budget {
  return iterations === undefined ? {} : { iterations: readCount(iterations, '--iterations', 1, 100_000_000) }
}
