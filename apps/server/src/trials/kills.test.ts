import { fileURLToPath } from 'node:url'
import { killTrial } from '@gam/trials'
import { expect, test } from 'vitest'
import { newStore } from '../server.test-support.ts'

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))
const KILLS = 50

test('a server that is killed 50 times in the middle of games loses, doubles and invents no move', async () => {
  const store = await newStore('sqlite')
  try {
    const launch = { main: MAIN, env: store.env }
    const report = await killTrial({ launch, kills: KILLS, tables: 4, seed: 1 })
    expect(report).toMatchObject({ kills: KILLS, complaints: [] })
    expect(report.games).toBeGreaterThanOrEqual(4)
    // Several kills hit every game, and moves were made between them.
    expect(report.acknowledged).toBeGreaterThan(KILLS)
  } finally {
    store.remove()
  }
}, 600_000)
