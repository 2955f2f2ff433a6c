import { cutTrial } from '@gam/trials'
import { expect, test } from 'vitest'
import { freshDatabase } from '../../../../tools/testing/fresh-database.ts'
import { MAIN } from '../server.test-support.ts'
import { amountOf } from './amounts.test-support.ts'

const CUTS = amountOf('commits on PostgreSQL that are cut off')

test('a connection to PostgreSQL that goes between commit and reply never makes a false answer', async () => {
  const report = await cutTrial({
    launch: { main: MAIN, env: {} },
    database: await freshDatabase(),
    processes: 2,
    tables: 4,
    cuts: CUTS,
    seed: 1,
  })
  const { before, between, after } = report.cuts
  expect(before + between + after).toBeGreaterThanOrEqual(CUTS)
  for (const one of [before, between, after]) expect(one).toBeGreaterThan(CUTS / 10)
  expect(report.games).toBeGreaterThanOrEqual(4)
  expect(report.acknowledged).toBeGreaterThan(CUTS)
})
