import { killTrial } from '@gam/trials'
import { expect, test } from 'vitest'
import { type DatabaseKind, MAIN, newStore } from '../server.test-support.ts'
import { amountOf } from './amounts.test-support.ts'

test.each<[DatabaseKind, number, number]>([
  ['sqlite', 1, amountOf('kills of a server on SQLite')],
  ['postgres', 2, amountOf('kills of two servers on PostgreSQL')],
])(
  'on %s, %i servers that are killed %i times in the middle of games lose, double and invent no move',
  async (kind, servers, kills) => {
    const store = await newStore(kind)
    try {
      const launch = { main: MAIN, env: store.env }
      const report = await killTrial({ launch, servers, kills, tables: 4, seed: 1 })
      expect(report).toMatchObject({ kills, complaints: [] })
      expect(report.games).toBeGreaterThanOrEqual(4)
      // Several kills hit every game, and moves were made between them.
      expect(report.acknowledged).toBeGreaterThan(kills)
    } finally {
      store.remove()
    }
  },
)
