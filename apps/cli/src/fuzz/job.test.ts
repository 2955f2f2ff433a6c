import { expect, test } from 'vitest'
import { everyOf, spansOf } from './job.ts'

test('a run is cut into spans that follow one another', () => {
  expect(spansOf(3)).toEqual([{ first: 0, games: 3 }])
  expect(spansOf(501)).toEqual([
    { first: 0, games: 200 },
    { first: 200, games: 200 },
    { first: 400, games: 101 },
  ])
})

test('short runs look closely, long ones at one game in a thousand, or at as many as are wanted', () => {
  expect([3, 100, 20_000, 1_000_000].map((games) => everyOf(games, null))).toEqual([1, 5, 1000, 1000])
  expect([3, 100, 100_000].map((games) => everyOf(games, 2000))).toEqual([1, 1, 50])
})
