import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  Broken,
  type FuzzReport,
  fuzzTrial,
  type HookReport,
  hookTrial,
  type IllReport,
  illTrial,
  type KillReport,
  killTrial,
  type MemoryReport,
  memoryTrial,
  type SpectatorReport,
  spectatorTrial,
} from '@gam/trials'
import { defineCommand } from 'citty'
import { EXIT } from '../fault.ts'
import { startPostgres } from '../load/own-postgres.ts'
import { readCount } from '../table-options.ts'
import { untilInterrupted } from '../workers/interrupt.ts'
import { group, Progress } from '../workers/progress.ts'

const MOST_KILLS = 1_000_000
const MOST_REQUESTS = 1_000_000_000
const MOST_HOOKS = 1000
const MOST_ILLS = 1000
const MOST_SPECTATORS = 10_000
const MOST_IN_MEMORY = 2000
const MOVES_IN_MEMORY = 60
const MOVES_BESIDE = 40
const TABLES_BESIDE = 10
/** They share a PostgreSQL; a SQLite file is for one alone. */
const SHARING = 2
const MOST_TABLES = 100
const MOST_SEED = 999_999_999
const KILLS = '100'
const SERVER = fileURLToPath(new URL('../../../server/src/main.ts', import.meta.url))

export const command = defineCommand({
  meta: { name: 'chaos' },
  args: {
    kills: { type: 'string', valueHint: 'N', description: `How often to kill it (${KILLS})` },
    requests: {
      type: 'string',
      valueHint: 'N',
      description: 'Instead: how many requests, frames and moves a crowd sends, right and wrong',
    },
    hooks: {
      type: 'string',
      valueHint: 'N',
      description: 'Instead: how many people name webhooks that never come to an end',
    },
    ills: {
      type: 'string',
      valueHint: 'N',
      description:
        'Instead: how often each ill befalls it: a full disk, a stopped process, a calendar that jumps, a second server on the same data; with --postgres a database that goes silent',
    },
    spectators: {
      type: 'string',
      valueHint: 'N',
      description: 'Instead: how many look on at one table while others play at theirs',
    },
    memory: {
      type: 'string',
      valueHint: 'N',
      description: 'Instead: what so many tables of New Bedford in play take of its memory',
    },
    postgres: { type: 'boolean', description: 'On a PostgreSQL of its own instead of SQLite' },
    tables: { type: 'string', valueHint: 'N', default: '4', description: 'How many games at a time' },
    seed: { type: 'string', valueHint: 'N', description: 'What chance begins with; any by default' },
    json: { type: 'boolean', description: 'Print what happened as JSON' },
  },
  async run({ args }) {
    const tables = readCount(args.tables, '--tables', 1, MOST_TABLES)
    const seed =
      args.seed === undefined ? Date.now() % MOST_SEED : readCount(args.seed, '--seed', 0, MOST_SEED)
    const requests =
      args.requests === undefined ? 0 : readCount(args.requests, '--requests', 1, MOST_REQUESTS)
    const hooks = args.hooks === undefined ? 0 : readCount(args.hooks, '--hooks', 1, MOST_HOOKS)
    const ills = args.ills === undefined ? 0 : readCount(args.ills, '--ills', 1, MOST_ILLS)
    const spectators =
      args.spectators === undefined ? 0 : readCount(args.spectators, '--spectators', 1, MOST_SPECTATORS)
    const memory = args.memory === undefined ? 0 : readCount(args.memory, '--memory', 1, MOST_IN_MEMORY)
    const kills =
      requests + hooks + ills + spectators + memory > 0 && args.kills === undefined
        ? 0
        : readCount(args.kills ?? KILLS, '--kills', 1, MOST_KILLS)
    const how = { json: Boolean(args.json), postgres: Boolean(args.postgres) }
    if (kills > 0)
      await tried(how, kills, 'kills', toldKills, (launch, stop, at) =>
        killTrial({ launch, servers: how.postgres ? SHARING : 1, kills, tables, seed, stop, killed: at }),
      )
    if (requests > 0)
      await tried(how, requests, 'requests', toldRequests, (launch, stop, at) =>
        fuzzTrial({ launch, requests, seed, stop, sent: at }),
      )
    if (hooks > 0)
      await tried(how, hooks, 'slow webhooks', toldHooks, (launch, stop, at) =>
        hookTrial({ launch, hooks, stop, called: at }),
      )
    if (ills > 0)
      await tried(how, ills * (how.postgres ? 3 : 4), 'ills', toldIlls, (launch, stop, befell) => {
        const { DATABASE_URL: database } = launch.env
        return illTrial({ launch, ...(database && { database }), rounds: ills, tables, seed, stop, befell })
      })
    if (spectators > 0)
      await tried(how, spectators, 'spectators', toldSpectators, (launch, _stop, came) =>
        spectatorTrial({ launch, spectators, tables: TABLES_BESIDE, moves: MOVES_BESIDE, came }),
      )
    if (memory > 0)
      await tried(how, memory, 'tables', toldMemory, (launch, stop, begun) =>
        memoryTrial({ launch, tables: memory, moves: MOVES_IN_MEMORY, seed, stop, begun }),
      )
  },
})

type Trial<Report> = (
  launch: { main: string; env: { [name: string]: string } },
  stop: AbortSignal,
  at: (count: number) => void,
) => Promise<Report>

/** One trial on a server of its own; its data is kept only where it broke a promise. */
async function tried<Report extends { readonly complaints: readonly string[] }>(
  { json, postgres }: { readonly json: boolean; readonly postgres: boolean },
  total: number,
  what: string,
  told: (report: Report) => string[],
  trial: Trial<Report>,
): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'gam-chaos-'))
  const progress = new Progress(total, what)
  const database = postgres ? await startPostgres() : null
  try {
    const launch = { main: SERVER, env: { DATA: folder, ...(database && { DATABASE_URL: database.url }) } }
    const report = await untilInterrupted((stop) => trial(launch, stop, (n) => progress.at(n)))
    progress.clear()
    const lines = [...told(report), ...report.complaints.map((line) => `The server complained: ${line}`)]
    process.stdout.write(json ? `${JSON.stringify(report, null, 2)}\n` : `${lines.join('\n')}\n`)
    if (report.complaints.length > 0) process.exitCode = EXIT.broken
    rmSync(folder, { recursive: true, force: true })
  } catch (error) {
    progress.clear()
    if (!(error instanceof Broken)) throw error
    const kept = postgres ? '' : `Its data is kept in ${folder}\n`
    process.stdout.write(`The server broke its promise: ${error.message}\n${kept}`)
    process.exitCode = EXIT.broken
  } finally {
    await database?.stop()
  }
}

function toldKills({ kills, early, games, acknowledged, recovered }: KillReport): string[] {
  return [
    `${group(kills)} kills, ${group(early)} of them while it was starting; ${group(games)} games, ${group(acknowledged)} moves acknowledged.`,
    `No acknowledged move lost, none doubled, none invented; ${group(recovered)} whose answer got lost were found again.`,
  ]
}

function toldRequests({ requests, frames, raw, done, games, moves, statuses }: FuzzReport): string[] {
  const answers = Object.entries(statuses).map(([status, count]) => `${status} × ${group(count)}`)
  return [
    `${group(requests)} requests, ${group(frames)} frames and ${group(raw)} connections with anything; ${group(done)} submissions of the crowd were done.`,
    `Nothing answered with 500, nothing left unanswered, no trouble noted: ${answers.join(', ')}.`,
    `Others played ${group(games)} games with ${group(moves)} moves meanwhile and after it; all of them are as they were acknowledged.`,
  ]
}

function toldHooks({ slow, told, held }: HookReport): string[] {
  return [
    `${group(slow)} webhooks that never come to an end were called, ${group(held)} of them at a time at the most.`,
    `${group(told)} people with good ones were told that it is their turn; nobody was left out.`,
  ]
}

function toldIlls({ ills, games, acknowledged, spared }: IllReport): string[] {
  const { silent, full, stopped, jumped, doubled } = ills
  return [
    `The database went silent ${group(silent)} times, the disk was full ${group(full)} times, the process was stopped ${group(stopped)} times, the calendar jumped ${group(jumped)} times, and ${group(doubled)} times a second server was started on the same data.`,
    `${group(games)} games, ${group(acknowledged)} moves acknowledged, all of them kept; ${group(spared)} players whose time would have run out meanwhile were charged nothing.`,
  ]
}

function toldSpectators({ spectators, arrival, alone, beside, shown }: SpectatorReport): string[] {
  const ms = (n: number) => n.toFixed(1)
  return [
    `${group(spectators)} looked on at one table and were told of each of its moves; each who came took ${ms(arrival)} ms of the processor.`,
    `Moves at other tables without them: p50 ${ms(alone.p50)} ms, p99 ${ms(alone.p99)} ms; with them and ${group(shown)} moves shown to all: p50 ${ms(beside.p50)} ms, p99 ${ms(beside.p99)} ms (${ms(beside.p99 / alone.p99)} times).`,
    `Of that within the server, on average: ${ms(alone.within)} ms without them, ${ms(beside.within)} ms with them (${ms(beside.within / alone.within)} times).`,
  ]
}

function toldMemory({ tables, moves, held, before, after, heap }: MemoryReport): string[] {
  const mb = (n: number) => `${group(Math.round(n))} MB`
  return [
    `${group(tables)} tables of New Bedford for four with ${group(moves)} moves each; the server holds ${group(held)} of them in memory.`,
    `The process took ${mb(before)} before the first and takes ${mb(after)} now, of which ${mb(heap)} are in use on the heap.`,
  ]
}
