import { expect, test } from 'vitest'
import { Past } from './past.ts'

const statement = (type: string) => ({ type })

const begun = Past.begin([statement('dealt'), statement('begun')])
const once = begun.and(7, 1, [statement('played')])
const quiet = once.and(8, 0, [])
const twice = quiet.and(9, 1, [statement('played'), statement('over')])

test('what was played is listed whole, or from a place on', () => {
  expect(twice.codes()).toEqual([7, 8, 9])
  expect(twice.movers()).toEqual([1, 0, 1])
  expect(twice.marks()).toEqual([2, 3, 3, 5])
  expect(twice.events().map(({ type }) => type)).toEqual(['dealt', 'begun', 'played', 'played', 'over'])
  for (let from = 0; from <= 5; from++) {
    expect(twice.codes(from)).toEqual(twice.codes().slice(from))
    expect(twice.movers(from)).toEqual(twice.movers().slice(from))
    expect(twice.marks(from)).toEqual(twice.marks().slice(from))
    expect(twice.events(from)).toEqual(twice.events().slice(from))
  }
})

test('it knows how much there was, and who acted last', () => {
  expect([begun, once, quiet, twice].map(({ moves, told }) => [moves, told])).toEqual([
    [0, 2],
    [1, 3],
    [2, 3],
    [3, 5],
  ])
  expect([begun.mover, once.mover, quiet.mover]).toEqual([undefined, 1, 0])
  expect([0, 1, 2, 3].map((moves) => twice.toldAt(moves))).toEqual(twice.marks())
})

test('two ways that lead on from one place know nothing of each other', () => {
  const other = once.and(5, 0, [statement('passed')])
  expect(other.codes()).toEqual([7, 5])
  expect(twice.codes()).toEqual([7, 8, 9])
  expect(once.codes()).toEqual([7])
  expect(other.events(once.told)).toEqual([statement('passed')])
})
