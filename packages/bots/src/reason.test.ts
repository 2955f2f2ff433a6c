import { expect, test } from 'vitest'
import { reasonOf } from './reason.ts'

const thought = (text: string, ...points: number[]) => ({ text, share: 0.5, worth: 0.5, points })

test('what a move brings', () => {
  expect(reasonOf(0, [thought('a', 30, 20), thought('b', 26, 20), thought('c', 24, 20)])).toBe(
    'It promises about 5 points more than the other moves.',
  )
})

test('what a move keeps from the strongest of the others', () => {
  expect(reasonOf(1, [thought('a', 30, 20, 5), thought('b', 33, 20, 5)])).toBe(
    'It keeps about 3 points from the strongest rival.',
  )
})

test('both', () => {
  expect(reasonOf(1, [thought('a', 30, 20), thought('b', 31, 19)])).toBe(
    'It promises about a point more than the other moves and keeps about a point from the strongest rival.',
  )
})

test('neither', () => {
  expect(reasonOf(0, [thought('a', 30, 20), thought('b', 30, 20)])).toBe(
    'There is little between the moves; a did a shade better than b.',
  )
})

test('nothing to compare', () => {
  expect(reasonOf(0, [])).toBe('It is the only move.')
  expect(reasonOf(0, [thought('a', 30, 20)])).toBe(null)
})
