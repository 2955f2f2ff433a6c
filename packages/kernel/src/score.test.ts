import { expect, test } from 'vitest'
import { ranks, type SeatScore } from './score.ts'

function scored(total: number, ...ties: number[]): SeatScore {
  return ties.length > 0 ? { total, parts: {}, ties } : { total, parts: {} }
}

test('most points come first, equal points share a place and leave out the next', () => {
  expect(ranks([scored(12), scored(30), scored(12), scored(5)])).toEqual([2, 1, 2, 4])
  expect(ranks([scored(0), scored(0)])).toEqual([1, 1])
})

test('what breaks ties counts in order, and only among equals', () => {
  expect(ranks([scored(9, 1, 5), scored(9, 2, 0), scored(8, 99, 99)])).toEqual([2, 1, 3])
  expect(ranks([scored(9, 1, 5), scored(9, 1, 6)])).toEqual([2, 1])
  expect(ranks([scored(9, 1, 5), scored(9, 1, 5)])).toEqual([1, 1])
})

test('a tie-breaker that is missing counts nothing', () => {
  expect(ranks([scored(9), scored(9, 1)])).toEqual([2, 1])
  expect(ranks([scored(9), scored(9, 0)])).toEqual([1, 1])
  expect(ranks([scored(9, -1), scored(9)])).toEqual([2, 1])
})

test('negative totals are worse than none', () => {
  expect(ranks([scored(-3), scored(0), scored(-1)])).toEqual([3, 1, 2])
})
