import type { Standing } from '@gam/kernel'
import { expect, test } from 'vitest'
import { bestKindOf, differenceOf, kindsOf, msPerKind, scaleOf, sumOf } from './counting.ts'

function standing(seat: number, rank: number, parts: Standing['parts']): Standing {
  const total = Object.values(parts).reduce((sum, points) => sum + points, 0)
  return { seat, rank, total, parts, ties: [] }
}

const mara = standing(0, 1, { whales: 25, buildings: 6, tokens: 0, money: 3 })
const ben = standing(1, 2, { whales: 22, buildings: 7, tokens: 0, money: 2 })

test('only kinds that somebody has points in are counted, in three seconds at most', () => {
  expect(kindsOf([mara, ben])).toEqual(['whales', 'buildings', 'money'])
  expect(msPerKind(3)).toBe(900)
  expect(msPerKind(6) * 6).toBeLessThanOrEqual(3000)
  expect(sumOf(mara, ['whales', 'buildings'])).toBe(31)
})

test('the scale ends at the next ten', () => {
  expect(scaleOf([mara, ben])).toBe(40)
  expect(scaleOf([standing(0, 1, { whales: 0 })])).toBe(10)
})

test('what made the difference is the kind in which the winner is furthest ahead of the second', () => {
  expect(differenceOf([ben, mara])).toEqual({ kind: 'whales', points: 25, more: 3, second: 1 })
})

test('of a tie, or of a win without any kind ahead, nothing is made up', () => {
  expect(differenceOf([mara, { ...mara, seat: 1 }])).toBeNull()
  expect(differenceOf([mara, { ...mara, seat: 1, rank: 2 }])).toBeNull()
  expect(differenceOf([mara])).toBeNull()
})

test('the best kind of a seat is the one that brought most, if any did', () => {
  expect(bestKindOf(ben, ['buildings', 'whales'])).toBe('whales')
  expect(bestKindOf(standing(0, 1, { whales: 0 }), ['whales'])).toBeNull()
})
