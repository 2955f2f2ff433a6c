import { STANDARD_LEVEL } from '@gam/bots'
import { expect, test } from 'vitest'
import { firstPlan, USUAL_LEVEL } from './plans.ts'

test('the usual level is the standard of the bots', () => {
  expect(USUAL_LEVEL).toBe(STANDARD_LEVEL)
})

test('a first game is one person against two bots with other names', () => {
  const { seats } = firstPlan(
    { id: 'some-game', seats: { min: 2, max: 5 } },
    'Ilse',
    ['Ilse', 'Benedikt', 'Oluwaseun'],
    {},
  )
  expect(seats.map(({ name, bot }) => [name, bot])).toEqual([
    ['Ilse', null],
    ['Benedikt', USUAL_LEVEL],
    ['Oluwaseun', USUAL_LEVEL],
  ])
})
