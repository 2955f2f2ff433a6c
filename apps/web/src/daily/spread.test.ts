import { expect, test } from 'vitest'
import { barsOf } from './spread.ts'

test('nobody makes no bar, one makes one', () => {
  expect(barsOf([])).toEqual([])
  expect(barsOf([{ lead: -3, count: 2 }])).toEqual([{ from: -3, to: -3, count: 2 }])
})

test('everybody is in one bar, and gaps are shown', () => {
  const leads = [
    { lead: -12, count: 1 },
    { lead: -11, count: 2 },
    { lead: 0, count: 4 },
    { lead: 7, count: 1 },
    { lead: 31, count: 3 },
  ]
  const bars = barsOf(leads)
  expect(bars.length).toBeLessThanOrEqual(11)
  expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(11)
  for (const [i, bar] of bars.entries()) if (i > 0) expect(bar.from).toBe(bars[i - 1].to + 1)
  for (const { lead } of leads)
    expect(bars.filter(({ from, to }) => lead >= from && lead <= to)).toHaveLength(1)
})

test('however far apart, there are few bars', () => {
  for (const most of [1, 9, 10, 11, 99, 1000, 12_345])
    expect(
      barsOf([
        { lead: 0, count: 1 },
        { lead: most, count: 1 },
      ]).length,
      String(most),
    ).toBeLessThanOrEqual(12)
})
