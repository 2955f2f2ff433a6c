import { expect, test } from 'vitest'
import { inARow, weekOf } from './my-days.ts'

test('a week begins on Monday, whichever of its days it is', () => {
  const week = [
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
    '2026-11-22',
  ]
  for (const day of week) expect(weekOf(day)).toEqual(week)
})

test('days in a row are counted back from today, or from yesterday while today is open', () => {
  const done = ['2026-11-12', '2026-11-14', '2026-11-15', '2026-11-16']
  expect(inARow('2026-11-16', done)).toBe(3)
  expect(inARow('2026-11-17', done)).toBe(3)
  expect(inARow('2026-11-18', done)).toBe(0)
})
