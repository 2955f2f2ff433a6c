import { expect, test } from 'vitest'
import { spreadOf } from './statistics.ts'

const counted = (...values: readonly number[]) => {
  const histogram = new Map<number, number>()
  for (const value of values) histogram.set(value, (histogram.get(value) ?? 0) + 1)
  return histogram
}

test('mean, deviation of a sample and quartiles', () => {
  const { sd, ...rest } = spreadOf(counted(2, 4, 4, 4, 5, 5, 7, 9))
  expect(rest).toEqual({ mean: 5, min: 2, q1: 4, median: 4.5, q3: 5.5, max: 9 })
  expect(sd).toBeCloseTo(Math.sqrt(32 / 7))
})

test('one value has no deviation, none has nothing', () => {
  expect(spreadOf(counted(7))).toEqual({ mean: 7, sd: 0, min: 7, q1: 7, median: 7, q3: 7, max: 7 })
  expect(spreadOf(counted())).toEqual({ mean: 0, sd: 0, min: 0, q1: 0, median: 0, q3: 0, max: 0 })
})

test('the order in which values were counted makes no difference', () => {
  expect(spreadOf(counted(0.1, 0.2, 0.3, 10))).toEqual(spreadOf(counted(10, 0.3, 0.2, 0.1)))
})
