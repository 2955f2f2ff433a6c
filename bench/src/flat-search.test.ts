import { expect, test } from 'vitest'
import { FlatSearch, flatSearches } from './flat-search.ts'
import { seeded } from './sfc32.ts'

test('every iteration looks into one card of the hand', () => {
  const search = new FlatSearch(4, [0, 0, 4, 7, 12, 14], seeded(5))
  for (let i = 0; i < 400; i++) search.iterate()
  const visits = search.visits()
  expect([...visits.keys()].toSorted((a, b) => a - b)).toEqual([0, 4, 7, 12, 14])
  expect([...visits.values()].reduce((sum, n) => sum + n)).toBe(400)
})

test('CG-04 of two players one who can sell shells alone does not begin with a storm', () => {
  const search = new FlatSearch(2, [0, 0, 1, 2, 5, 8], seeded(7))
  for (let i = 0; i < 3000; i++) search.iterate()
  const [best] = [...search.visits()].toSorted(([, a], [, b]) => b - a)
  expect([0, 1]).toContain(best[0])
})

test('a search from the first turn, call after call', () => {
  const searches = flatSearches(4, seeded(9))
  expect([searches(), searches()]).toEqual([500, 500])
})
