import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { Broken, type KillReport, killTrial } from '@gam/trials'
import { defineCommand } from 'citty'
import { EXIT } from '../fault.ts'
import { readCount } from '../table-options.ts'
import { untilInterrupted } from '../workers/interrupt.ts'
import { group, Progress } from '../workers/progress.ts'

const MOST_KILLS = 1_000_000
const MOST_TABLES = 100
const SERVER = fileURLToPath(new URL('../../../server/src/main.ts', import.meta.url))

export const command = defineCommand({
  meta: {
    name: 'chaos',
    description: 'Kills a server again and again in the middle of games, and checks that no move is lost.',
  },
  args: {
    kills: { type: 'string', valueHint: 'N', default: '100', description: 'How often to kill it' },
    tables: { type: 'string', valueHint: 'N', default: '4', description: 'How many games at a time' },
    json: { type: 'boolean', description: 'Print what happened as JSON' },
  },
  async run({ args }) {
    const kills = readCount(args.kills, '--kills', 1, MOST_KILLS)
    const tables = readCount(args.tables, '--tables', 1, MOST_TABLES)
    const folder = mkdtempSync(path.join(tmpdir(), 'gam-chaos-'))
    const progress = new Progress(kills, 'kills')
    try {
      const launch = { main: SERVER, env: { DATA: folder } }
      const report = await untilInterrupted((stop) =>
        killTrial({ launch, kills, tables, seed: Date.now() % 2 ** 31, stop, killed: (n) => progress.at(n) }),
      )
      progress.clear()
      process.stdout.write(args.json ? `${JSON.stringify(report, null, 2)}\n` : told(report))
      if (report.complaints.length > 0) process.exitCode = EXIT.broken
      rmSync(folder, { recursive: true, force: true })
    } catch (error) {
      progress.clear()
      if (!(error instanceof Broken)) throw error
      process.stdout.write(`The server broke its promise: ${error.message}\nIts data is kept in ${folder}\n`)
      process.exitCode = EXIT.broken
    }
  },
})

function told({ kills, early, games, acknowledged, recovered, complaints }: KillReport): string {
  const lines = [
    `${group(kills)} kills, ${group(early)} of them while it was starting; ${group(games)} games, ${group(acknowledged)} moves acknowledged.`,
    `No acknowledged move lost, none doubled, none invented; ${group(recovered)} whose answer got lost were found again.`,
    ...complaints.map((line) => `The server complained: ${line}`),
  ]
  return `${lines.join('\n')}\n`
}
