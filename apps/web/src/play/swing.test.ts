import { expect, test } from 'vitest'
import { largestSwing } from './swing.ts'

test('the move after which the winner gained most on the best rival', () => {
  const totals = [
    [0, 0],
    [5, 0],
    [5, 12],
    [20, 12],
    [21, 12],
  ]
  expect(largestSwing(totals)).toBe(3)
})

test('a game without moves has no turning point', () => {
  expect(largestSwing([])).toBe(0)
  expect(largestSwing([[0, 0]])).toBe(0)
})
