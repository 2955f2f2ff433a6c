import { expect, test } from 'vitest'
import { empty, places } from '../../words/messages.test-support.ts'
import { de } from './de.ts'
import { en } from './en.ts'

test('remote play says in German all it says in English', () => {
  expect(places(de).sort()).toEqual(places(en).sort())
  expect(empty(de)).toEqual([])
  expect(empty(en)).toEqual([])
})

test('numbers are words where they are small, and right in singular and plural', () => {
  expect([0, 1, 2, 14].map(en.link.back)).toEqual([
    'Back. Nothing happened meanwhile.',
    'Back. One move happened.',
    'Back. Two moves happened.',
    'Back. 14 moves happened.',
  ])
  expect([1, 2].map(de.link.back)).toEqual([
    'Wieder da. Ein Zug ist inzwischen passiert.',
    'Wieder da. Zwei Züge sind inzwischen passiert.',
  ])
  expect([60, 300, 45].map(en.pace.move)).toEqual([
    'one minute a move',
    'five minutes a move',
    '45 seconds a move',
  ])
  expect([60, 300, 45].map(de.pace.move)).toEqual([
    'eine Minute je Zug',
    'fünf Minuten je Zug',
    '45 Sekunden je Zug',
  ])
  expect([1, 2].map(de.room.startWhy)).toEqual([
    'Ein Platz ist noch frei. Wart auf jemanden oder gib ihn einem Bot.',
    'Zwei Plätze sind noch frei. Wart auf jemanden oder gib sie Bots.',
  ])
})
