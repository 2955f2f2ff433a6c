import { hookTrial } from '@gam/trials'
import { expect, test } from 'vitest'
import { MAIN, newStore } from '../server.test-support.ts'

test('thirty addresses that never come to an end keep nobody else from being told', async () => {
  const store = await newStore('sqlite')
  try {
    const report = await hookTrial({ launch: { main: MAIN, env: store.env }, hooks: 30 })
    expect(report).toMatchObject({ slow: 30, told: 30, complaints: [] })
  } finally {
    store.remove()
  }
})
