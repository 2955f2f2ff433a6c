import { expect, test } from 'vitest'
import { growth } from './growth.ts'

test('it grows as the exponential function does, within a part in a hundred where it matters', () => {
  for (const x of [-4, -1, -0.1, 0, 0.1, 1, 4])
    expect(Math.abs(growth(x) / Math.exp(x) - 1)).toBeLessThan(0.01)
  expect(growth(0)).toBe(1)
  expect(growth(3) * growth(-3)).toBeCloseTo(1)
})

test('however large a number is, something is left of it', () => {
  for (const x of [-1e9, 1e9]) {
    expect(growth(x)).toBeGreaterThan(0)
    expect(growth(x)).toBeLessThan(Number.POSITIVE_INFINITY)
  }
})
