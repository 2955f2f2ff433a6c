import { Sfc32 } from '@gam/kernel'
import { expect, test } from 'vitest'
import { judged } from '../tables.test-support.ts'
import { fit } from './fit.ts'
import type { Lesson } from './lessons.ts'

const [{ game }] = judged
/** Which input of a seat decides in these lessons. */
const TELLING = 5

/** Seats that stand even by the judgement; the one that has more of one thing wins. */
function lessons(many: number, seed: number): Lesson[] {
  const luck = new Sfc32(seed)
  return Array.from({ length: many }, () => {
    const amounts = [luck.below(8) / 8, luck.below(8) / 8 + 1 / 16]
    const seats = amounts.map((amount) => ({
      index: [TELLING, TELLING + 1 + luck.below(4)],
      value: [amount, 1],
      count: 2,
    }))
    const came = amounts[0] > amounts[1] ? [1, 0] : [0, 1]
    return { table: { index: [0], value: [1], count: 1 }, seats, stands: [0, 0], came }
  })
}

const how = { game, hidden: 6, passes: 30, seed: 3, made: 'a test' }

test('it learns what decides, and the same lessons make the same net', () => {
  const fitted = fit({ ...how, lessons: lessons(6000, 1), heldBack: lessons(500, 2) })
  expect(fitted.before).toBeCloseTo(Math.log(2), 2)
  expect(Math.min(...fitted.after)).toBeLessThan(0.7 * fitted.before)
  expect(fit({ ...how, lessons: lessons(6000, 1), heldBack: lessons(500, 2) })).toEqual(fitted)
})

test('where nothing that was learnt holds, nothing is said', () => {
  const turned = lessons(500, 2).map((lesson) => ({ ...lesson, came: lesson.came.toReversed() }))
  const { learnt, before, after } = fit({ ...how, passes: 2, lessons: lessons(6000, 1), heldBack: turned })
  expect(Math.min(...after)).toBeGreaterThan(before)
  expect(learnt.weights).toMatch(/^(gA)+$/)
})
