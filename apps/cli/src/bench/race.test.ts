import { expect, test } from 'vitest'
import { type Contender, type Round, race, roundsOf } from './race.ts'

test('all are warmed up, then take turns; the warming does not count', async () => {
  const order: string[] = []
  const runner = (name: string, activities: Contender['activities']) => ({
    activities,
    async run({ activity, ms }: Round) {
      order.push(`${name} ${activity} ${ms}`)
      const calls = order.length <= 3 ? 1_000_000 : name.length * Math.ceil(order.length / 3 - 1)
      return { calls, units: 2 * calls }
    },
  })
  const contenders = [runner('a', ['playouts', 'copies']), runner('bb', ['playouts'])]
  const steps: number[] = []
  const lanes = await race(contenders, 90, (rounds) => steps.push(rounds))
  const round = ['a playouts 10', 'a copies 10', 'bb playouts 10']
  expect(order).toEqual([
    ...['a playouts 45', 'a copies 45', 'bb playouts 45'],
    ...Array.from({ length: 9 }, () => round).flat(),
  ])
  expect(steps.at(-1)).toBe(roundsOf(contenders))
  expect(lanes).toEqual([
    { contender: contenders[0], activity: 'playouts', pace: { calls: 5, units: 10 } },
    { contender: contenders[0], activity: 'copies', pace: { calls: 5, units: 10 } },
    { contender: contenders[1], activity: 'playouts', pace: { calls: 10, units: 20 } },
  ])
})
