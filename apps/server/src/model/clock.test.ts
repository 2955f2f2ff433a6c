import { expect, test } from 'vitest'
import { clockFor, passClock, startClock, untilOf } from './clock.ts'

test('a clock for each move starts anew with each', () => {
  const plan = { kind: 'move', seconds: 30 } as const
  const begun = startClock(plan, 2, 1000)
  expect(untilOf(plan, begun, 0)).toBe(31_000)
  expect(untilOf(plan, passClock(plan, begun, 0, 1, 5000), 1)).toBe(35_000)
})

test('a bank shrinks by what was used, and grows when the turn is handed on', () => {
  const plan = { kind: 'bank', seconds: 60, increment: 5 } as const
  const begun = startClock(plan, 2, 0)
  const same = passClock(plan, begun, 0, 0, 10_000)
  expect(same.banks).toEqual([50_000, 60_000])
  const handed = passClock(plan, same, 0, 1, 20_000)
  expect(handed.banks).toEqual([45_000, 60_000])
  expect(untilOf(plan, handed, 1)).toBe(80_000)
  expect(passClock(plan, handed, 1, 0, 200_000).banks).toEqual([45_000, 5000])
})

test('days, and no clock at all', () => {
  const days = { kind: 'days', days: 2 } as const
  expect(untilOf(days, startClock(days, 2, 0), 0)).toBe(172_800_000)
  const none = { kind: 'none' } as const
  expect(untilOf(none, startClock(none, 2, 0), 0)).toBeNull()
  expect(clockFor(none, startClock(none, 2, 0), 0, { at: 7, time: 7 })).toEqual({
    now: 7,
    since: 0,
    turn: null,
    banks: [],
  })
})

test('nobody’s time runs while a bot thinks', () => {
  const plan = { kind: 'move', seconds: 30 } as const
  expect(clockFor(plan, startClock(plan, 2, 0), null, { at: 1, time: 1 }).turn).toBeNull()
})

test('what is sent goes by the calendar, however long the server stood still', () => {
  const plan = { kind: 'move', seconds: 30 } as const
  const begun = startClock(plan, 2, 1000)
  expect(clockFor(plan, begun, 1, { at: 90_000, time: 5000 })).toEqual({
    now: 90_000,
    since: 86_000,
    turn: { seat: 1, since: 86_000, until: 116_000, rests: null },
    banks: [],
  })
})

test('a clock of days stands still on vacation, whenever that begins', () => {
  const day = 86_400_000
  const plan = { kind: 'days', days: 2 } as const
  const clock = startClock(plan, 2, 10 * day)
  const on = (...spans: [number, number][]) => ({
    vacations: spans.map(([from, until]) => ({ from: from * day, until: until * day })),
  })
  const days = (timed: object) => (untilOf(plan, clock, 0, timed) ?? 0) / day
  expect(days(on([11, 15]))).toBe(16)
  expect(days(on([5, 11]))).toBe(13)
  expect(days(on([1, 5]))).toBe(12)
  expect(days(on([20, 30]))).toBe(12)
  expect(days(on([13, 14], [11, 12]))).toBe(13)
  expect(days(on([11, 12], [12.5, 13.5]))).toBe(14)
  expect(days({ back: 14 * day })).toBe(16)
  const told = clockFor(plan, clock, 0, { at: 12 * day, time: 12 * day }, on([11, 15]))
  expect(told.turn).toMatchObject({ rests: 15 * day, until: 16 * day })
  const move = { kind: 'move', seconds: 60 } as const
  expect(untilOf(move, startClock(move, 2, 0), 0, on([0, 9]))).toBe(60_000)
})
