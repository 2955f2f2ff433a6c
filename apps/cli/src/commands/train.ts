import type { Fitted } from '@gam/bots'
import { type Game, type Learnt, Sitting, writeComponentSet } from '@gam/kernel'
import { defineCommand } from 'citty'
import { readLearnt } from '../arena/entrants.ts'
import { type Arena, type Bout, boutsOf } from '../arena/job.ts'
import { pageOf } from '../arena/page.ts'
import { type Standings, standingsOf } from '../arena/standings.ts'
import { type Fought, tallied } from '../arena/tally.ts'
import { mistake } from '../fault.ts'
import { firstGame, gameOf, judgementOf, themesOf } from '../games.ts'
import { queueArg } from '../queue/open-queue.ts'
import { type Doers, readDoers, shareOutUntil } from '../queue/share-out.ts'
import { gameArg, readCount } from '../table-options.ts'
import { learnBySight } from '../train/by-sight.ts'
import { chartOf } from '../train/chart.ts'
import { TrainingFolder } from '../train/folder.ts'
import { nextGeneration } from '../train/training.ts'
import { untilInterrupted } from '../workers/interrupt.ts'
import { group, Progress } from '../workers/progress.ts'

const LEVEL = 'normal'

export const command = defineCommand({
  meta: { name: 'train' },
  args: {
    game: gameArg,
    folder: {
      type: 'string',
      valueHint: 'FOLDER',
      default: 'training',
      description: 'Where it keeps what it has done; called again, it goes on there',
    },
    from: {
      type: 'string',
      valueHint: 'FILE',
      description: 'What was learnt before and is to be gone on from, as this command writes it',
    },
    generations: {
      type: 'string',
      valueHint: 'N',
      default: '2',
      description: 'How many generations there are in the end',
    },
    games: { type: 'string', valueHint: 'N', default: '800', description: 'How many games each plays' },
    players: {
      type: 'string',
      valueHint: 'N',
      default: '2',
      description:
        'How many sit at every second table, as people play most; with more than two nobody plays at a table of two, and with two at none that has a net of its own',
    },
    iterations: {
      type: 'string',
      valueHint: 'N',
      default: '100',
      description: 'How long everybody thinks about a move, in iterations',
    },
    hidden: { type: 'string', valueHint: 'N', default: '24', description: 'How many hidden units a net has' },
    second: {
      type: 'string',
      valueHint: 'N',
      default: '32',
      description: 'How many units the second layer has of a net that learns by sight',
    },
    passes: {
      type: 'string',
      valueHint: 'N',
      default: '3',
      description: 'How often all positions are learnt from; the best pass on games held back is kept',
    },
    chances: {
      type: 'boolean',
      default: true,
      description: 'Learns who wins; otherwise that stays as it was',
    },
    habits: {
      type: 'boolean',
      default: true,
      description: 'Learns what searches like; otherwise that stays as it was',
    },
    sight: {
      type: 'boolean',
      default: false,
      description:
        'Learns what a position is worth by what one seat sees of it, from many quick games, where the game says what a seat sees',
    },
    trial: {
      type: 'string',
      valueHint: 'N',
      default: '60',
      description:
        'How many games each generation plays in the end against those before it, at two and at four seats',
    },
    seed: {
      type: 'string',
      valueHint: 'TEXT',
      default: 'train',
      description: 'The same seed, the same nets',
    },
    threads: {
      type: 'string',
      valueHint: 'N',
      description: 'How many processor cores to use (left out: all)',
    },
    queue: queueArg,
  },
  async run({ args }) {
    const game = gameOf(args.game ?? firstGame.id)
    const { seed } = args
    const generations = readCount(args.generations, '--generations', 1, 100)
    const games = readCount(args.games, '--games', 20, 1_000_000)
    const players = readCount(args.players, '--players', 2, game.seats.max)
    const iterations = readCount(args.iterations, '--iterations', 1, 1_000_000)
    const hidden = readCount(args.hidden, '--hidden', 1, 256)
    const second = readCount(args.second, '--second', 1, 256)
    const passes = readCount(args.passes, '--passes', 1, 100)
    const trial = readCount(args.trial, '--trial', 0, 1_000_000)
    const by = readDoers(args.queue, args.threads, games)
    const { id, rulesVersion: rules } = game
    const from = args.from === undefined ? null : readLearnt(args.from)
    const folder = new TrainingFolder(args.folder, {
      game: id,
      rules,
      games,
      iterations,
      hidden,
      passes,
      seed,
      ...(players !== 2 && { players }),
      ...(args.from !== undefined && { from: args.from }),
      ...(!args.chances && { chances: false }),
      ...(!args.habits && { habits: false }),
      ...(args.sight && { sight: true, second }),
    })
    if (args.sight && !judgementOf(game).sight)
      throw mistake(`${game.title} does not say what a seat sees; leave out --sight.`)
    const made = args.sight
      ? `npx gam train ${id} --sight${players === 2 ? '' : ` --players ${players}`} --games ${games} --iterations ${iterations} --hidden ${hidden} --second ${second} --seed ${seed}`
      : `npx gam train ${id}${args.from === undefined ? '' : ` --from ${args.from}`}${players === 2 ? '' : ` --players ${players}`} --games ${games} --iterations ${iterations} --hidden ${hidden} --passes ${passes}${args.chances ? '' : ' --no-chances'}${args.habits ? '' : ' --no-habits'} --seed ${seed}`
    const themes = await themesOf(game)
    await untilInterrupted(async (stop) => {
      const pool: Learnt[] = []
      if (args.sight) {
        const bar = new Progress(games, 'games')
        const progress = (played: number) => bar.at(played)
        const learnt = await learnBySight({
          ...{ game, players, seed, games, iterations, made, folder, by, stop, progress },
          layers: [hidden, second],
        }).finally(() => bar.clear())
        if (learnt === null) {
          process.stdout.write(endedIn(args.folder))
          return
        }
        process.stdout.write(`Learnt from ${group(games)} games. ${folder.learntFile(1)}\n`)
        pool.push(learnt)
      }
      while (!args.sight && pool.length < generations) {
        const generation = pool.length + 1
        const before = folder.learnt(generation)
        if (before !== null) {
          pool.push(before)
          continue
        }
        const bar = new Progress(games, `games of generation ${generation}`)
        const next = await nextGeneration(
          {
            ...{
              game,
              themes,
              players,
              seed,
              games,
              iterations,
              hidden,
              passes,
              folder,
              from,
              by,
              stop,
              subjects: { chances: args.chances, habits: args.habits },
            },
            made: `${made} --generations ${generation}`,
            progress: (played) => bar.at(played),
          },
          pool,
        ).finally(() => bar.clear())
        if (next === null) {
          process.stdout.write(endedIn(args.folder))
          return
        }
        const { positions, fitted } = next
        process.stdout.write(
          `Generation ${generation}: ${group(positions)} positions; on games held back (cross-entropy) ${improvements(fitted)}. ${folder.learntFile(generation)}\n`,
        )
        pool.push(fitted.learnt)
      }
      for (const seats of trial === 0 ? [] : [2, 4].filter((n) => n <= game.seats.max)) {
        const standings = await tried({ game, seats, seed, pool, iterations, games: trial, by, stop, from })
        process.stdout.write(`\n${pageOf(game.title, standings)}\n`)
        const strengths = standings.bots.map(({ bot, elo }) => ({ name: bot, elo }))
        process.stdout.write(chartOf(strengths.sort((a, b) => a.name.localeCompare(b.name))))
      }
    })
  },
})

function endedIn(folder: string): string {
  return `Ended. The same command goes on in ${folder}.\n`
}

function improvements({ chances, habits }: Fitted): string {
  const told = ({ before, after }: NonNullable<Fitted['habits']>) =>
    `${before.toFixed(4)}, now at ${Math.min(...after).toFixed(4)}`
  return [
    ...(chances ? [`who wins was foretold at ${told(chances)}`] : []),
    ...(habits ? [`what a search likes at ${told(habits)}`] : []),
  ].join('; ')
}

interface Trial {
  readonly game: Game
  readonly from: Learnt | null
  readonly seats: number
  readonly seed: string
  readonly pool: readonly Learnt[]
  readonly iterations: number
  readonly games: number
  readonly by: Doers
  readonly stop: AbortSignal
}

/** Each generation against what was there before them, if only the judgement, and against the one before it. */
async function tried({
  game,
  seats,
  seed,
  pool,
  iterations,
  games,
  by,
  stop,
  from,
}: Trial): Promise<Standings> {
  const names = Array.from({ length: seats }, (_, i) => `Player ${i + 1}`)
  const { config } = Sitting.begin(game, { seats: names, seed })
  const arena: Arena = {
    game: game.id,
    seats: names,
    seed,
    options: {},
    components: writeComponentSet(game.components, config.components),
    entrants: [from, ...pool].map((learnt, generation) => ({
      name: `generation ${generation}`,
      level: LEVEL,
      budget: { iterations },
      learnt,
    })),
  }
  const pairs = pool.flatMap((_, i) =>
    i === 0 ? [[1, 0] as const] : [[i + 1, 0] as const, [i + 1, i] as const],
  )
  const bouts = boutsOf(pairs, games, seats)
  const fought = new Map<Bout, Fought>()
  const wanted = games * pairs.length
  const bar = new Progress(wanted, 'games of the trial')
  let played = 0
  const start = performance.now()
  await shareOutUntil<Bout, Fought>({
    ...{ game, trade: 'arena', job: arena, pieces: bouts, by, stop },
    done(result, bout) {
      fought.set(bout, result)
      played += bout.to - bout.from
      bar.at(played)
    },
  }).finally(() => bar.clear())
  const seconds = (performance.now() - start) / 1000
  const threads = 'threads' in by ? by.threads : null
  const circumstances = { components: config.components.id, wanted, seconds, threads }
  return standingsOf(arena, tallied(arena, bouts, fought), circumstances)
}
