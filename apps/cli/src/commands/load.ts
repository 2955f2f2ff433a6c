import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, cpus, tmpdir } from 'node:os'
import path from 'node:path'
import { defineCommand } from 'citty'
import { mistake } from '../fault.ts'
import { gameOf } from '../games.ts'
import {
  boardgameIo,
  type Contender,
  echo,
  type GamServers,
  gam,
  limit,
  mainIn,
  type Players,
} from '../load/contenders.ts'
import { measure, stepsOf } from '../load/measure.ts'
import { pageOf } from '../load/page.ts'
import { readCount } from '../table-options.ts'
import { Progress } from '../workers/progress.ts'

/** The game that boardgame.io plays here too. */
const COMPARED = 'whale-riders-cards'
const MOST_TABLES = 4000
const MOST_SECONDS = 600
const MOST_RATE = 100
const MOST_PROCESSES = 64

export const command = defineCommand({
  meta: { name: 'load' },
  args: {
    game: {
      type: 'positional',
      required: false,
      valueHint: 'GAME',
      default: COMPARED,
      description: `Which game (left out: ${COMPARED})`,
    },
    tables: {
      type: 'string',
      valueHint: 'N',
      default: '500',
      description: 'How many tables of four play at a time',
    },
    seconds: {
      type: 'string',
      valueHint: 'N',
      default: '20',
      description: 'How long to measure each server at full speed, and again at the steady pace',
    },
    rate: {
      type: 'string',
      valueHint: 'N',
      default: '1',
      description: 'Moves a second at each table at the steady pace',
    },
    steady: {
      type: 'boolean',
      description: 'Measure at the steady pace only: so many tables, so many moves a second at each',
    },
    postgres: { type: 'boolean', description: 'On a PostgreSQL of its own instead of SQLite' },
    database: {
      type: 'string',
      valueHint: 'postgres://…',
      description: 'On this PostgreSQL; guests and tables stay in it, so give it an empty database',
    },
    processes: {
      type: 'string',
      valueHint: 'N',
      default: '1',
      description: 'Server processes on one PostgreSQL; the players of a table are at different ones',
    },
    clients: {
      type: 'string',
      valueHint: 'N',
      description: 'Processes of players (left out: one for every two processors)',
    },
    alone: { type: 'boolean', description: 'Measure Gam only' },
    against: {
      type: 'string',
      valueHint: 'FOLDER',
      description: 'Measure the server of another checkout of Gam too, in turn with this one, on SQLite',
    },
    profile: {
      type: 'string',
      valueHint: 'FOLDER',
      description: 'Write a processor profile of the server there',
    },
    json: { type: 'boolean', description: 'Print the figures as JSON' },
  },
  async run({ args }) {
    const game = gameOf(args.game)
    if (game.seats.max < 4) throw mistake(`${game.title} is for fewer than four; load plays tables of four.`)
    const seconds = readNumber(args.seconds, '--seconds', MOST_SECONDS)
    const rate = readNumber(args.rate, '--rate', MOST_RATE)
    const processors = availableParallelism()
    const players: Players = {
      game: game.id,
      tables: readCount(args.tables, '--tables', 1, MOST_TABLES),
      seed: 1,
      clients:
        args.clients === undefined
          ? Math.max(1, Math.floor(processors / 2))
          : readCount(args.clients, '--clients', 1, MOST_PROCESSES),
    }
    const processes = readCount(args.processes, '--processes', 1, MOST_PROCESSES)
    const onPostgres = args.postgres || args.database !== undefined
    if (processes > 1 && !onPostgres)
      throw mistake('Several processes share a PostgreSQL: add --postgres, or --database postgres://….')
    if (args.database !== undefined && !/^postgres(ql)?:\/\//.test(args.database))
      throw mistake(
        '--database must be the address of a PostgreSQL database: postgres://user:password@host:5432/gam.',
      )
    const otherMain = args.against === undefined ? undefined : mainIn(args.against)
    if (otherMain === null) throw mistake(`There is no checkout of Gam at ${args.against}.`)
    const folder = mkdtempSync(path.join(tmpdir(), 'gam-load-'))
    const postgres = args.postgres ? await ownPostgres() : null
    const url = args.database ?? postgres?.url
    const servers: GamServers = {
      title: titleOf(onPostgres, processes),
      processes,
      env: {
        ...(url === undefined ? { DATA: folder } : { DATABASE_URL: url }),
        ...(args.profile && {
          NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${JSON.stringify(path.resolve(args.profile))}`,
        }),
      },
    }
    const contenders: Contender[] = []
    try {
      contenders.push(await gam(servers, players))
      if (otherMain !== undefined) {
        const env = { DATA: path.join(folder, 'other') }
        contenders.push(
          await gam({ title: `Gam of ${args.against}`, main: otherMain, processes: 1, env }, players),
        )
      }
      if (!args.alone) contenders.push(...(await others(players, servers)))
      const steadyOnly = args.steady ?? false
      const progress = new Progress(stepsOf(contenders.length, steadyOnly), 'rounds')
      const figures = await measure(contenders, { seconds, rate, steadyOnly }, (done) => progress.at(done))
      progress.clear()
      const about = {
        ...{ game: game.id, tables: players.tables, seconds, rate, steadyOnly },
        ...{ clients: players.clients, processors },
        ...{ node: process.version, processor: cpus()[0]?.model ?? 'unknown' },
      }
      process.stdout.write(
        args.json ? `${JSON.stringify({ ...about, figures }, null, 2)}\n` : pageOf(figures, about),
      )
    } finally {
      await Promise.all(contenders.map((one) => one.end()))
      await postgres?.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  },
})

async function others(players: Players, servers: GamServers): Promise<Contender[]> {
  const compared = players.game === COMPARED && (await hasBoardgameIo())
  return [
    ...(compared ? [await boardgameIo(players)] : []),
    await limit(players, servers),
    await echo(players),
  ]
}

/** It comes with the development tools; a plain installation does without. */
async function hasBoardgameIo(): Promise<boolean> {
  try {
    await import('@gam/bench')
    return true
  } catch {
    process.stderr.write(
      'gam: boardgame.io is not installed, so nothing is compared with it; it comes with the repository of Gam.\n',
    )
    return false
  }
}

async function ownPostgres() {
  try {
    const { startPostgres } = await import('../load/own-postgres.ts')
    return await startPostgres()
  } catch (error) {
    throw mistake(
      `A PostgreSQL of its own cannot be started (${error instanceof Error ? error.message : String(error)}); give one with --database postgres://….`,
    )
  }
}

function titleOf(onPostgres: boolean, processes: number): string {
  if (!onPostgres) return 'Gam, on the disk (SQLite)'
  return `Gam, on the disk (PostgreSQL, ${processes === 1 ? 'one process' : `${processes} processes`})`
}

function readNumber(given: string, what: string, most: number): number {
  const number = /^\d*\.?\d+$/.test(given) ? Number(given) : Number.NaN
  if (number > 0 && number <= most) return number
  throw mistake(`${what} must be a number up to ${most}, not "${given}".`)
}
