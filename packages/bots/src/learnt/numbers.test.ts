import { expect, test } from 'vitest'
import { Numbers } from './numbers.ts'

test('of several places one is 1, whichever was before, and what changed is told from the first place on', () => {
  const numbers = new Numbers(new Int32Array(5))
  const told = [2, 2, 0, 3, -1].map((which) => {
    numbers.changes = 0
    numbers.putOne(1, which)
    return { now: [...numbers.now], changed: [...numbers.changed.subarray(0, numbers.changes)] }
  })
  expect(told).toEqual([
    { now: [0, 0, 0, 1, 0], changed: [3] },
    { now: [0, 0, 0, 1, 0], changed: [] },
    { now: [0, 1, 0, 0, 0], changed: [1, 3] },
    { now: [0, 0, 0, 0, 1], changed: [1, 4] },
    { now: [0, 0, 0, 0, 0], changed: [4] },
  ])
})
