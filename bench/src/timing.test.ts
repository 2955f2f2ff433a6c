import { expect, test } from 'vitest'
import { contender, figuresOf, rate, takeTurns } from './timing.ts'

test('units are counted beside calls, and every contender gets the same number of rounds', () => {
  const one = contender(() => 3)
  const other = contender(() => 3)
  takeTurns([one, other], 9)
  expect(one.samples).toHaveLength(other.samples.length)
  for (const { callsPerSecond, unitsPerSecond } of one.samples)
    expect(unitsPerSecond / callsPerSecond).toBeCloseTo(3)
  expect(figuresOf(one).callsPerSecond).toBeGreaterThan(0)
  expect(rate(() => 1, 9)).toBeGreaterThan(0)
})
