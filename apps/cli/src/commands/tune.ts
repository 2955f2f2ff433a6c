import { botOfLevel, isLeaned, isLed, isWeighed, tune, tuneLead, tuneLeanings } from '@gam/bots'
import { type Config, type Game, isRecord, type Judged, keyOf, oneAt, Sitting } from '@gam/kernel'
import { defineCommand } from 'citty'
import { readEntrant } from '../arena/entrants.ts'
import { mistake } from '../fault.ts'
import { firstGame, gameOf, judgementOf, plansOf } from '../games.ts'
import { readJsonFile } from '../json-file.ts'
import { gameArg, readCount, readTable, type TableSetup, tableArgs } from '../table-options.ts'

export const command = defineCommand({
  meta: { name: 'tune' },
  args: {
    game: gameArg,
    ...tableArgs,
    games: { type: 'string', valueHint: 'N', default: '1000', description: 'How many games to learn from' },
    mix: {
      type: 'string',
      valueHint: 'NAME,NAME',
      default: '',
      description: 'Options of the game that are on in every second game',
    },
    bots: {
      type: 'string',
      valueHint: 'LEVEL,LEVEL',
      default: 'greedy',
      description: 'Who plays them, taking turns at the seats, as in normal:300,greedy; not with --leanings',
    },
    with: {
      type: 'string',
      valueHint: 'FILE,FILE',
      default: '',
      description:
        'What this command printed before: players judge by those weights too; not with --leanings or --lead',
    },
    lead: {
      type: 'boolean',
      description: 'Fit how large a lead must be to win, by where the game stands, to who won',
    },
    leanings: {
      type: 'boolean',
      description: 'Fit how bots lean to a move before they think, to what they find when they do',
    },
    iterations: {
      type: 'string',
      valueHint: 'N',
      default: '600',
      description: 'How long they think about each position, with --leanings',
    },
    rounds: {
      type: 'string',
      valueHint: 'N',
      default: '300',
      description: 'How many steps to take downhill',
    },
  },
  run({ args, rawArgs }) {
    const game = gameOf(args.game ?? firstGame.id)
    const table = readTable(game, rawArgs)
    const judgement = judgementOf(game)
    const how = {
      game,
      judgement,
      configs: configsOf(game, table, args.players === undefined, args.mix),
      games: readCount(args.games, '--games', 10, 1_000_000),
      rounds: readCount(args.rounds, '--rounds', 1, 100_000),
      seed: oneAt(keyOf(table.seed), 0),
    }
    if (args.lead && args.leanings) throw mistake('--lead and --leanings: one after the other.')
    const subject = args.lead ? 'leads' : args.leanings ? 'leanings' : 'weights'
    const has = { leads: isLed, leanings: isLeaned, weights: isWeighed }[subject]
    if (!has(judgement)) throw mistake(`The judgement of ${game.title} has no ${subject} to tune.`)
    const iterations = readCount(args.iterations, '--iterations', 10, 1_000_000)
    const players = args.bots.split(',').map((word) => {
      const { level, budget } = readEntrant(word, {}, Object.keys(plansOf(game)))
      return { bot: botOfLevel(level, plansOf(game)), budget }
    })
    const others =
      args.with === ''
        ? []
        : args.with.split(',').map((file) => readWeights({ game, judgement }, file.trim()))
    const fitted = {
      leads: () => tuneLead({ ...how, players }),
      leanings: () => tuneLeanings({ ...how, iterations }),
      weights: () => tune({ ...how, players, others }),
    }
    process.stdout.write(`${JSON.stringify(fitted[subject](), null, 2)}\n`)
  },
})

/** Weights in a file that this command wrote. What it does not name is as the game has it. */
function readWeights({ game, judgement }: Judged, file: string): { readonly [name: string]: number } {
  const written = readJsonFile(file, 'the weights')
  const weights = isRecord(written) ? written.weights : undefined
  if (!isRecord(weights)) throw mistake(`${file} is not what npx gam tune prints: it has no "weights".`)
  const known = isWeighed(judgement) ? Object.keys(judgement.weights) : []
  return Object.fromEntries(
    Object.entries(weights).map(([name, weight]) => {
      if (typeof weight !== 'number') throw mistake(`${file}: the weight "${name}" must be a number.`)
      if (!known.includes(name))
        throw mistake(
          `${file}: the judgement of ${game.title} has no weight "${name}". It has: ${known.join(', ')}.`,
        )
      return [name, weight]
    }),
  )
}

const MOST_PLAYERS = 4

/** Tables of every usual size, unless one is named, each as it is and with the options of the mix. */
function configsOf(game: Game, table: TableSetup, everySize: boolean, mix: string): Config[] {
  const { min, max } = game.seats
  const sizes = everySize
    ? Array.from({ length: Math.min(max, MOST_PLAYERS) - min + 1 }, (_, i) => min + i)
    : [table.seats.length]
  const on = mix === '' ? [] : mix.split(',').map((name) => [name.trim(), true])
  return sizes.flatMap((size) =>
    (on.length === 0 ? [{}] : [{}, Object.fromEntries(on)]).map((more) => {
      const seats = Array.from({ length: size }, (_, i) => `Player ${i + 1}`)
      const options = { ...table.options, ...more }
      return Sitting.begin(game, { ...table, seats, options }).config
    }),
  )
}
