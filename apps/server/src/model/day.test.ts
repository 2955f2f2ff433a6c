import { expect, test } from 'vitest'
import { dayOf, endOf, isDay, numberOf } from './day.ts'

test('a day begins and ends at midnight, universal time', () => {
  const end = endOf('2026-02-28')
  expect(new Date(end).toISOString()).toBe('2026-03-01T00:00:00.000Z')
  expect(dayOf(end - 1)).toBe('2026-02-28')
  expect(dayOf(end)).toBe('2026-03-01')
  expect(numberOf('2026-03-01')).toBe(numberOf('2026-02-28') + 1)
})

test('what is on no calendar is no day', () => {
  expect(isDay('2028-02-29')).toBe(true)
  for (const text of ['2026-02-29', '2026-13-01', '2026-00-10', '', 'today', '99999-01-01'])
    expect(isDay(text), text).toBe(false)
})
