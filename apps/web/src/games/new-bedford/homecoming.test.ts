import { TOKENS } from '@gam/new-bedford'
import { expect, test } from 'vitest'
import { actionsFor, bestFor, type Hold, leftAfter, pointsOf } from './homecoming.ts'

function hold(money: number, whales: { readonly [token: string]: number }, owed = 0): Hold {
  return {
    kinds: Object.entries(whales).map(([token, aboard]) => ({ token: TOKENS.indexOf(token), aboard })),
    money,
    owed,
  }
}

test('NB-62 the most points are proposed, and then the most money', () => {
  const home = hold(10, { sperm: 1, bowhead: 1, right: 2 })
  const best = bestFor(home, [])
  expect(best).toEqual([1, 1, 0])
  expect(best && [pointsOf(home, best), leftAfter(home, best)]).toEqual([6, 0])
  expect(best && actionsFor(home, best)).toEqual([
    'sell whales 0 sperm',
    'sell whales 0 bowhead',
    'sell whales 2 right',
  ])
})

test('who has nothing sells until the lays can be paid', () => {
  expect(bestFor(hold(0, { bowhead: 1, right: 2 }), [])).toEqual([0, 1])
  expect(bestFor(hold(0, { right: 1 }), [])).toEqual([0])
})

test('SL-42 a port fee is paid out of the same purse', () => {
  expect(bestFor(hold(2, { right: 1 }), [])).toEqual([1])
  expect(bestFor(hold(2, { right: 1 }, 1), [])).toEqual([0])
})

test('the last wish is heeded first, the others as far as they can be paid', () => {
  const home = hold(5, { bowhead: 1, right: 2 })
  expect(bestFor(home, [])).toEqual([1, 1])
  expect(bestFor(home, [{ kind: 1, keep: 2 }])).toEqual([0, 2])
  expect(
    bestFor(home, [
      { kind: 1, keep: 2 },
      { kind: 0, keep: 1 },
    ]),
  ).toEqual([1, 1])
  expect(bestFor(hold(0, { sperm: 1 }), [{ kind: 0, keep: 1 }])).toBeNull()
})
