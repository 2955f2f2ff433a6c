import { expect, test } from 'vitest'
import { placesAfter } from './in-places.ts'

test('pieces keep their places: one that goes leaves a gap, the next that comes takes it', () => {
  const dealt = placesAfter([], [3, 5, 5, 9], false)
  expect(dealt).toEqual([3, 5, 5, 9])
  const paid = placesAfter(dealt, [3, 5, 9], true)
  expect(paid).toEqual([3, 5, null, 9])
  expect(placesAfter(paid, [3, 5, 5, 9], true), 'taken back').toEqual(dealt)
  expect(placesAfter(paid, [1, 3, 5, 9], false), 'drawn').toEqual([3, 5, 1, 9])
  expect(placesAfter(paid, [3, 5, 9], false), 'nothing is drawn').toEqual([3, 5, 9])
  expect(placesAfter(dealt, [1, 3, 5, 5, 9], false), 'one more').toEqual([3, 5, 5, 9, 1])
})
