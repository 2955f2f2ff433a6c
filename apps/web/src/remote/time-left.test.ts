import { expect, test } from 'vitest'
import { leftOf, timeLeft } from './time-left.ts'

const HOUR = 3_600_000
const units = { day: 'd', hour: 'h' }

test('time runs by what has passed here, whatever the clocks of the two machines show', () => {
  const since = 4_990_000
  const turn = { seat: 1, since, until: 5_050_000, rests: null }
  const clock = { now: 5_000_000, since, turn, banks: [] }
  expect(timeLeft(clock, 100, 1, 100)).toBe(50_000)
  expect(timeLeft(clock, 100, 1, 20_100)).toBe(30_000)
  expect(timeLeft(clock, 100, 1, 999_999)).toBe(0)
  expect(timeLeft(clock, 100, 0, 20_100)).toBeNull()
})

test('a bank stands still while others think', () => {
  const turn = { seat: 1, since: 0, until: 60_000, rests: null }
  const clock = { now: 0, since: 0, turn, banks: [90_000, 60_000] }
  expect(timeLeft(clock, 0, 0, 30_000)).toBe(90_000)
  expect(timeLeft(clock, 0, 1, 30_000)).toBe(30_000)
})

test('on vacation it stands still: what is left is what will be left then', () => {
  const turn = { seat: 1, since: 0, until: 90_000, rests: 60_000 }
  const clock = { now: 10_000, since: 0, turn, banks: [] }
  expect(timeLeft(clock, 0, 1, 5000)).toBe(30_000)
  expect(timeLeft(clock, 0, 1, 55_000)).toBe(25_000)
})

test('what is left is said as coarsely as it can be', () => {
  expect(leftOf(59 * HOUR, units)).toEqual({ text: '2 d 11 h', short: false })
  expect(leftOf(48 * HOUR, units)).toEqual({ text: '2 d', short: false })
  expect(leftOf(3 * HOUR + 5 * 60_000, units)).toEqual({ text: '3:05 h', short: false })
  expect(leftOf(65_000, units)).toEqual({ text: '1:05', short: false })
  expect(leftOf(4100, units)).toEqual({ text: '0:05', short: true })
  expect(leftOf(0, units)).toEqual({ text: '0:00', short: true })
})
