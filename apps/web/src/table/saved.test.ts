import { expect, test } from 'vitest'
import { readShelf, type ShelfEntry } from './saved.ts'

const entry: ShelfEntry = {
  id: 'a',
  game: 'new-bedford',
  seats: [{ name: 'Ann', flag: 1, bot: null }],
  moves: 3,
  over: false,
  asked: { seat: 0, step: 'placeWorker' },
  totals: [4],
  winners: [0],
  at: 5,
}

test('the latest game is first', () => {
  const later = { ...entry, id: 'b', at: 9 }
  expect(readShelf(['a', 'b'], [entry, later])).toEqual({ games: [later, entry], unreadable: [] })
})

test.each<[string, unknown]>([
  ['that is nothing', null],
  ['without seats', { ...entry, seats: [] }],
  ['with a seat of another form', { ...entry, seats: ['Ann'] }],
  ['that asks somebody who does not sit there', { ...entry, asked: { seat: 1, step: 'placeWorker' } }],
  ['won by somebody who does not sit there', { ...entry, winners: [1] }],
  ['with points that are none', { ...entry, totals: ['4'] }],
  ['of no known time', { ...entry, at: undefined }],
])('an entry %s does not hide the game it is of', (_, broken) => {
  expect(readShelf(['a', 'b'], [broken, { ...entry, id: 'b' }])).toEqual({
    games: [{ ...entry, id: 'b' }],
    unreadable: ['a'],
  })
})
