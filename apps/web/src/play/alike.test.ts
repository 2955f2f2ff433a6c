import { expect, test } from 'vitest'
import { alike } from './alike.ts'

test('what says the same is alike, however often it was worked out', () => {
  const house = () => ({ name: 'bakery', there: [1, 2], cost: [['wood', 2]], why: null })
  expect(alike(house(), house())).toBe(true)
  expect(alike(Number.NaN, Number.NaN)).toBe(true)
})

test('another number, one more of something, or nothing in place of something is not', () => {
  const house = { name: 'bakery', there: [1, 2], why: null }
  for (const other of [
    { ...house, there: [1, 3] },
    { ...house, there: [1, 2, 2] },
    { ...house, why: 'closed' },
    { ...house, fee: undefined },
    { name: 'bakery', there: [1, 2], where: null },
    null,
    [house],
  ])
    expect(alike(house, other), JSON.stringify(other)).toBe(false)
  expect(alike([], {})).toBe(false)
})
