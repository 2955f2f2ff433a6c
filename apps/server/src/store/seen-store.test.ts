import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freshDatabase } from '../../../../tools/testing/fresh-database.ts'
import type { DatabaseKind } from '../server.test-support.ts'
import { openBase } from './base.ts'
import { SeenStore } from './seen-store.ts'

const MINUTE = 60_000

test.each<DatabaseKind>(['sqlite', 'postgres'])('who was last at a table, and when, on %s', async (kind) => {
  const folder = mkdtempSync(join(tmpdir(), 'gam-seen-'))
  const base = await openBase(kind === 'postgres' ? { url: await freshDatabase() } : { folder })
  onTestFinished(async () => {
    await base.close()
    rmSync(folder, { recursive: true, force: true })
  })
  let now = 1_000_000
  const open = async (process: string) => {
    const store = new SeenStore(
      base,
      process,
      () => now,
      (error) => {
        throw new Error('seen', { cause: error })
      },
    )
    await store.open()
    return store
  }
  const seen = async (store: SeenStore) => Object.fromEntries(await store.at('table'))

  const first = await open('first')
  first.came('table', 'ann')
  first.came('table', 'ben')
  now += 5 * MINUTE
  first.went('table', 'ben')
  expect(await seen(first)).toEqual({ ann: now, ben: now })
  const left = now
  await first.close()

  // Ann was still there when the process died, half an hour ago: it last said so when it began.
  now += 30 * MINUTE
  const second = await open('second')
  expect(await seen(second)).toEqual({ ann: 1_000_000, ben: left })

  // Ann is at another process now; that she went from this one says nothing.
  second.came('table', 'ann')
  await second.close()
  const third = await open('third')
  third.came('table', 'ann')
  await third.close()
  const fourth = await open('second')
  now += MINUTE
  fourth.went('table', 'ann')
  await fourth.close()
  expect((await seen(fourth)).ann).toBe(now - MINUTE)
  expect((await seen(fourth)).ben).toBe(left)
})
