import type { Statement } from '@gam/kernel'
import { expect, test } from 'vitest'
import { incomeOf, lastRound } from './round-income.ts'

const ROUND: Statement[] = [
  { type: 'roundBegun', round: 9, seat: 0 },
  { type: 'shipReturned', seat: 0, ship: 'ship 1' },
  { type: 'whalesSold', seat: 0, amount: 1, token: 'right', money: 1 },
  { type: 'whalesKept', seat: 0, amount: 2, token: 'bowhead', money: 8 },
  { type: 'whaleBought', seat: 1, token: 'right', money: 2 },
  { type: 'postOfficePaid', seat: 2, money: 2 },
]

test('NB-62 what came in is told seat by seat, with the points that came ashore', () => {
  expect(incomeOf(ROUND, 0)).toEqual({
    items: [
      { kind: 'sold', whales: [{ token: 'right', count: 1 }], money: 1 },
      { kind: 'kept', whales: [{ token: 'bowhead', count: 2 }], money: 8 },
    ],
    gain: 4,
    returned: true,
  })
  expect(incomeOf(ROUND, 1)).toMatchObject({ gain: 1, returned: false })
  expect(incomeOf(ROUND, 2)).toMatchObject({ items: [{ kind: 'post', money: 2 }], gain: 0 })
  expect(incomeOf(ROUND, 3)).toEqual({ items: [], gain: 0, returned: false })
})

test('NB-10 only the round that is over counts', () => {
  const next: Statement = { type: 'roundBegun', round: 10, seat: 1 }
  expect(lastRound([{ type: 'roundBegun', round: 8, seat: 1 }, ...ROUND, next])).toEqual(ROUND)
  expect(lastRound([next])).toEqual([])
})
