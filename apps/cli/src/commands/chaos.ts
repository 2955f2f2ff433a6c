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
  type KillReport,
  killTrial,
} from '@gam/trials'
import { defineCommand } from 'citty'
import { EXIT } from '../fault.ts'
import { readCount } from '../table-options.ts'
import { untilInterrupted } from '../workers/interrupt.ts'
import { group, Progress } from '../workers/progress.ts'

const MOST_KILLS = 1_000_000
const MOST_REQUESTS = 1_000_000_000
const MOST_HOOKS = 1000
const MOST_TABLES = 100
const MOST_SEED = 999_999_999
const KILLS = '100'
const SERVER = fileURLToPath(new URL('../../../server/src/main.ts', import.meta.url))

export const command = defineCommand({
  meta: {
    name: 'chaos',
    description:
      'Kills a server again and again in the middle of games, or lets a crowd send it nonsense, and checks what it promises.',
  },
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
    const kills =
      requests + hooks > 0 && args.kills === undefined
        ? 0
        : readCount(args.kills ?? KILLS, '--kills', 1, MOST_KILLS)
    if (kills > 0)
      await tried(Boolean(args.json), kills, 'kills', toldKills, (launch, stop, at) =>
        killTrial({ launch, kills, tables, seed, stop, killed: at }),
      )
    if (requests > 0)
      await tried(Boolean(args.json), requests, 'requests', toldRequests, (launch, stop, at) =>
        fuzzTrial({ launch, requests, seed, stop, sent: at }),
      )
    if (hooks > 0)
      await tried(Boolean(args.json), hooks, 'slow webhooks', toldHooks, (launch, stop, at) =>
        hookTrial({ launch, hooks, stop, called: at }),
      )
  },
})

type Trial<Report> = (
  launch: { main: string; env: { DATA: string } },
  stop: AbortSignal,
  at: (count: number) => void,
) => Promise<Report>

/** One trial on a server of its own; its data is kept only where it broke a promise. */
async function tried<Report extends { readonly complaints: readonly string[] }>(
  json: boolean,
  total: number,
  what: string,
  told: (report: Report) => string[],
  trial: Trial<Report>,
): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'gam-chaos-'))
  const progress = new Progress(total, what)
  try {
    const launch = { main: SERVER, env: { DATA: folder } }
    const report = await untilInterrupted((stop) => trial(launch, stop, (n) => progress.at(n)))
    progress.clear()
    const lines = [...told(report), ...report.complaints.map((line) => `The server complained: ${line}`)]
    process.stdout.write(json ? `${JSON.stringify(report, null, 2)}\n` : `${lines.join('\n')}\n`)
    if (report.complaints.length > 0) process.exitCode = EXIT.broken
    rmSync(folder, { recursive: true, force: true })
  } catch (error) {
    progress.clear()
    if (!(error instanceof Broken)) throw error
    process.stdout.write(`The server broke its promise: ${error.message}\nIts data is kept in ${folder}\n`)
    process.exitCode = EXIT.broken
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
