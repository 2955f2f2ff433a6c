import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { placeOfTable, rememberPlace } from './last-seen.ts'

const kept = new Map<string, string>()
beforeEach(() =>
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  }),
)
afterEach(() => {
  vi.unstubAllGlobals()
  kept.clear()
})

const town = (name: string) => ({
  houses: [{ name, flag: 2 }],
  crafts: [{ flag: 2, at: 0.5, home: true }],
  goods: [3],
})

test('a place is shown as it was seen last, each table by itself', () => {
  rememberPlace('one', town('bank'))
  rememberPlace('two', town('inn'))
  rememberPlace('one', town('wharf'))
  expect(placeOfTable('one')).toEqual(town('wharf'))
  expect(placeOfTable('two')).toEqual(town('inn'))
  expect(placeOfTable('three')).toBeNull()
})

test('the tables seen last are remembered, and nothing that cannot be read', () => {
  for (let i = 0; i < 20; i++) rememberPlace(`table ${i}`, town('bank'))
  expect(placeOfTable('table 19')).toEqual(town('bank'))
  expect(placeOfTable('table 0')).toBeNull()
  for (const spoilt of [
    '{',
    '{}',
    '[[1, {}]]',
    '[["one", { "houses": [{ "name": 3 }] }]]',
    '[["one", { "crafts": [0] }]]',
  ]) {
    kept.set('gam places', spoilt)
    expect(placeOfTable('one')).toBeNull()
  }
})
