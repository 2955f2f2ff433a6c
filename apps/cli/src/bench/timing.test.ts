import { expect, test } from 'vitest'
import { medianPace, paceOf } from './timing.ts'

test('units are counted beside calls', () => {
  let called = 0
  const { calls, units } = paceOf(() => {
    called++
    return 3
  }, 5)
  expect(called).toBeGreaterThan(0)
  expect(calls).toBeGreaterThan(0)
  expect(units / calls).toBeCloseTo(3)
})

test('a slow spell or two do not move the median', () => {
  const paces = [100, 3, 102, 99, 7].map((calls) => ({ calls, units: calls * 2 }))
  expect(medianPace(paces)).toEqual({ calls: 99, units: 198 })
})
