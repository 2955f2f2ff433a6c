import { expect, test } from 'vitest'
import { compared, comparisonTable, ROUNDS_A_GAME } from './against.ts'
import type { Checkout, Errand } from './checkout.ts'

test('both do the same work in turn after the warming, and the best round of each counts', async () => {
  const asked: string[] = []
  const checkout = (name: string, seconds: readonly number[]): Checkout => {
    let rounds = 0
    return {
      async ask({ activity, amount }: Errand) {
        const calls = 'calls' in amount ? amount.calls : 10
        asked.push(`${name} ${activity} ${'calls' in amount ? calls : 'warm'}`)
        return { calls, units: 4 * calls, seconds: seconds[rounds++ % seconds.length] }
      },
      leave: () => undefined,
    }
  }
  let steps = 0
  const enter = () => [checkout('here', [2, 1, 4]), checkout('there', [8, 2])] as const
  const found = await compared('cards', enter, 70, () => steps++)
  expect(asked.slice(0, 6)).toEqual([
    ...['here playouts warm', 'there playouts 10', 'here playouts 3', 'there playouts 3'],
    ...['here playouts 3', 'there playouts 3'],
  ])
  expect(steps).toBe(ROUNDS_A_GAME)
  expect(found.map(({ counted }) => counted)).toEqual([
    'decisions',
    'copies',
    'iterations',
    'plain iterations',
  ])
  expect(found[0]).toEqual({ game: 'cards', counted: 'decisions', here: 12, there: 6, ratio: 2 })
  expect(
    comparisonTable(found)
      .split('\n')[1]
      .split(/\s{2,}/),
  ).toEqual(['cards', 'decisions', '12', '6', '2'])
})
