import { type Budget, levels } from '@gam/bots'
import { Sitting, writeComponentSet } from '@gam/kernel'
import { defineCommand } from 'citty'
import { readEntrants } from '../arena/entrants.ts'
import { type Arena, awayPairings, type Bout, boutsOf, pairings } from '../arena/job.ts'
import { pageOf } from '../arena/page.ts'
import { standingsOf } from '../arena/standings.ts'
import { type Fought, tallied } from '../arena/tally.ts'
import { mistake } from '../fault.ts'
import { firstGame, gameOf, plansOf } from '../games.ts'
import { queueArg } from '../queue/open-queue.ts'
import { readDoers, shareOut } from '../queue/share-out.ts'
import { gameArg, readCount, readTable, tableArgs } from '../table-options.ts'
import { Progress } from '../workers/progress.ts'

export const command = defineCommand({
  meta: { name: 'arena' },
  args: {
    game: gameArg,
    ...tableArgs,
    bots: {
      type: 'string',
      valueHint: 'BOT,BOT',
      default: 'normal,greedy,random',
      description: `Who takes part (${Object.keys(levels).join(', ')}); normal:500 thinks for 500 iterations, normal/NAME has a bent for a plan of the game, plan:NAME goes by a plain plan of the game`,
    },
    first: {
      type: 'boolean',
      description: 'Measure the first one only: it plays each of the others, who do not meet',
    },
    against: {
      type: 'string',
      valueHint: 'FOLDER',
      description: 'Another checkout, with its packages installed: each bot plays its like from there',
    },
    there: {
      type: 'string',
      valueHint: 'BOT,BOT',
      description: 'Whom each plays from there instead of its like, such as one that thinks for another time',
    },
    games: {
      type: 'string',
      valueHint: 'N',
      default: '200',
      description: 'How many games each pairing plays',
    },
    iterations: {
      type: 'string',
      valueHint: 'N',
      description: 'How long every bot may think, in iterations',
    },
    ms: { type: 'string', valueHint: 'N', description: 'How long every bot may think, in milliseconds' },
    threads: {
      type: 'string',
      valueHint: 'N',
      description: 'How many processor cores to use (left out: all)',
    },
    queue: queueArg,
    json: { type: 'boolean', description: 'Print everything as JSON' },
  },
  async run({ args, rawArgs }) {
    if (args.against !== undefined && args.queue !== undefined)
      throw mistake('--against and --queue: the folder is on this machine alone; leave one out.')
    if (args.there !== undefined && args.against === undefined)
      throw mistake('--there says who plays from another checkout; name that with --against.')
    const game = gameOf(args.game ?? firstGame.id)
    const table = readTable(game, rawArgs)
    if (table.seats.length < 2) throw mistake('An arena needs two players at least.')
    const { config } = Sitting.begin(game, table)
    const arena: Arena = {
      game: game.id,
      seats: table.seats,
      seed: table.seed,
      options: table.options,
      components: writeComponentSet(game.components, table.components),
      entrants: readEntrants(
        args.bots,
        readBudget(args.iterations, args.ms),
        Object.keys(plansOf(game)),
        args.against === undefined ? undefined : { folder: args.against, bots: args.there },
      ),
    }
    const each = readCount(args.games, '--games', 1, 1_000_000)
    const { length } = arena.entrants
    const pairs =
      args.against === undefined
        ? pairings(length, table.seats.length, args.first === true)
        : awayPairings(length)
    const bouts = boutsOf(pairs, each, table.seats.length)
    const wanted = bouts.reduce((sum, { from, to }) => sum + to - from, 0)
    const by = readDoers(args.queue, args.threads, bouts.length)
    const fought = new Map<Bout, Fought>()
    let games = 0
    const progress = new Progress(wanted, 'games')
    const start = performance.now()
    await shareOut<Bout, Fought>({
      game,
      trade: 'arena',
      job: arena,
      pieces: bouts,
      by,
      done(result, bout) {
        fought.set(bout, result)
        games += bout.to - bout.from
        progress.at(games)
      },
    }).finally(() => progress.clear())
    const seconds = (performance.now() - start) / 1000
    const standings = standingsOf(arena, tallied(arena, bouts, fought), {
      components: config.components.id,
      wanted,
      seconds,
      threads: 'threads' in by ? by.threads : null,
    })
    process.stdout.write(
      args.json ? `${JSON.stringify(standings, null, 2)}\n` : pageOf(game.title, standings),
    )
  },
})

function readBudget(iterations: string | undefined, ms: string | undefined): Budget {
  return {
    ...(iterations !== undefined && { iterations: readCount(iterations, '--iterations', 1, 100_000_000) }),
    ...(ms !== undefined && { ms: readCount(ms, '--ms', 1, 600_000) }),
  }
}
