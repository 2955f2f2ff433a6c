import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fuzzTrial } from '@gam/trials'
import { expect, onTestFinished, test } from 'vitest'
import { type DatabaseKind, MAIN, newStore } from '../server.test-support.ts'
import { amountOf } from './amounts.test-support.ts'

/** What is tried here is not the disk: a file in memory lets more be tried in the same time. */
const MEMORY = '/dev/shm'

async function place(kind: DatabaseKind): Promise<Record<string, string>> {
  if (kind === 'postgres') return (await newStore(kind)).env
  const folder = mkdtempSync(join(existsSync(MEMORY) ? MEMORY : tmpdir(), 'gam-fuzz-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return { DATA: folder }
}

test.each([
  ['sqlite', amountOf('requests, frames and moves of a crowd on SQLite')],
  ['postgres', amountOf('requests, frames and moves of a crowd on PostgreSQL')],
] as const)(
  'on %s a crowd sends %i requests, frames and moves: nothing breaks, and others play on',
  async (kind, requests) => {
    const launch = { main: MAIN, env: await place(kind) }
    const report = await fuzzTrial({ launch, requests, seed: 1 })
    expect(report.requests + report.frames + report.raw).toBe(requests)
    expect(report.complaints).toEqual([])
    // It is worth something only if it got past the door: played, refused for many reasons, and wrote.
    expect(report.done).toBeGreaterThan(requests / 200)
    expect(report.statuses['200']).toBeGreaterThan(requests / 50)
    expect(Object.keys(report.statuses)).toEqual(
      expect.arrayContaining(['400', '401', '403', '404', '405', '409']),
    )
    // How many more there are in a few requests is a matter of luck.
    expect(Object.keys(report.refusals).length).toBeGreaterThan(5)
    expect(report.games).toBeGreaterThanOrEqual(2)
  },
)
