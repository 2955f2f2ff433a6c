import { expect, test } from 'vitest'
import type { WakeInfo, WakeKind } from '../model/wake.ts'
import { Digest } from './digest.ts'

const MINUTE = 60_000

function digest() {
  const told: string[] = []
  const turns = new Set<string>()
  const ports = { now: 1_000_000 }
  const made = new Digest({
    now: () => ports.now,
    tell: (person, infos) =>
      told.push(`${person}: ${infos.map(({ table, kind }) => `${table} ${kind}`).join(', ')}`),
    turnsOf: async () => turns,
    trouble: (where, error) => {
      throw new Error(where, { cause: error })
    },
  })
  const wake = (table: string, kind: WakeKind = 'turn') => {
    const info: WakeInfo = { table, game: 'new-bedford', kind }
    if (kind === 'turn') turns.add(table)
    made.wake('ann', info)
  }
  const after = async (minutes: number) => {
    ports.now += minutes * MINUTE
    await made.tick()
    return told.splice(0)
  }
  return { wake, after, turns }
}

test('the first is told at once, what follows soon comes together', async () => {
  const { wake, after } = digest()
  wake('one')
  wake('two')
  wake('three')
  wake('two')
  wake('four', 'over')
  expect(await after(0)).toEqual(['ann: one turn'])
  expect(await after(4)).toEqual([])
  expect(await after(1)).toEqual(['ann: two turn, three turn, four over'])
  wake('five')
  expect(await after(1)).toEqual([])
  expect(await after(4)).toEqual(['ann: five turn'])
})

test('what was answered meanwhile is not told', async () => {
  const { wake, after, turns } = digest()
  wake('one')
  wake('two')
  wake('three')
  turns.delete('two')
  expect(await after(5)).toEqual(['ann: one turn', 'ann: three turn'])
  wake('four')
  turns.clear()
  expect(await after(5)).toEqual([])
  wake('five')
  expect(await after(0)).toEqual(['ann: five turn'])
})

test('what is about the seat does not wait, and is not told twice', async () => {
  const { wake, after } = digest()
  wake('one')
  wake('one', 'asked')
  wake('one', 'asked')
  wake('one', 'bot')
  expect(await after(0)).toEqual(['ann: one turn', 'ann: one asked', 'ann: one bot'])
  await after(1)
  wake('one', 'asked')
  expect(await after(0)).toEqual(['ann: one asked'])
})
