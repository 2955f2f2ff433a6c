import { Sfc32 } from '@gam/kernel'
import { expect, test } from 'vitest'
import { judged } from '../tables.test-support.ts'
import { fit } from './fit.ts'
import { PlayedHabits } from './habits.ts'
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
    return { table: { index: [0], value: [1], count: 1 }, seats, stands: [0, 0], came, choice: null }
  })
}

const how = {
  game,
  subjects: { chances: true, habits: true },
  hidden: 6,
  passes: 30,
  seed: 3,
  made: 'a test',
}

test('it learns what decides, and the same lessons make the same net', () => {
  const fitted = fit({ ...how, lessons: lessons(6000, 1), heldBack: lessons(500, 2) })
  const { before, after } = fitted.chances ?? { before: 0, after: [] }
  expect(before).toBeCloseTo(Math.log(2), 2)
  expect(Math.min(...after)).toBeLessThan(0.7 * before)
  expect(fit({ ...how, lessons: lessons(6000, 1), heldBack: lessons(500, 2) })).toEqual(fitted)
})

test('where nothing that was learnt holds, nothing is said', () => {
  const turned = lessons(500, 2).map((lesson) => ({ ...lesson, came: lesson.came?.toReversed() ?? null }))
  const { learnt, chances } = fit({ ...how, passes: 2, lessons: lessons(6000, 1), heldBack: turned })
  expect(Math.min(...(chances?.after ?? []))).toBeGreaterThan(chances?.before ?? 0)
  expect(learnt.weights).toMatch(/^(gA)+$/)
})

/** Everybody likes the first option with much of one thing, and the last with little of it. */
function choices(many: number, seed: number): Lesson[] {
  return lessons(many, seed).map((lesson) => ({
    ...lesson,
    choice: {
      seat: 0,
      codes: [0, 1, 2],
      leanings: [1, 1, 1],
      liked: lesson.seats[0].value[0] > 0.4 ? [1, 0, 0] : [0, 0, 1],
    },
  }))
}

test('it learns which option is liked where, and a search leans to it', () => {
  const { habits, learnt } = fit({ ...how, lessons: choices(6000, 1), heldBack: choices(500, 2) })
  expect(habits?.before).toBeCloseTo(Math.log(3), 2)
  expect(Math.min(...(habits?.after ?? []))).toBeLessThan(0.4 * Math.log(3))
  expect(PlayedHabits.of({ learnt }, game, 2)).not.toBeNull()
})

test('what is not taught stays as it was', () => {
  const before = fit({ ...how, passes: 1, lessons: choices(600, 1), heldBack: choices(100, 2) }).learnt
  const taught = (subjects: { chances: boolean; habits: boolean }) =>
    fit({ ...how, passes: 1, subjects, lessons: choices(600, 3), heldBack: choices(100, 4), pupil: before })
  const habits = taught({ chances: false, habits: true })
  expect(habits.chances).toBeNull()
  expect(habits.learnt.weights).toBe(before.weights)
  expect(habits.learnt.habits).not.toEqual(before.habits)
  const chances = taught({ chances: true, habits: false })
  expect(chances.habits).toBeNull()
  expect(chances.learnt.habits).toEqual(before.habits)
  expect(chances.learnt.weights).not.toBe(before.weights)
})
