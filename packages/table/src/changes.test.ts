import { expect, test } from 'vitest'
import { changed, changeInWriting, changeOf, isOnWay } from './changes.ts'

const deck = [3, 0, 1, 4, 2, 2, 0, 1, 13]
const before = {
  agenda: [1, 2],
  deck,
  seats: [
    { hand: [1, 0, 1], port: null },
    { hand: [0, 2, 2], port: 3 },
  ],
}

function after(part: object) {
  return { ...before, ...part }
}

test('what is as it was is not told', () => {
  expect(changeOf(before, structuredClone(before))).toBeUndefined()
  expect(changed(before, undefined)).toBe(before)
})

test('of a long list few parts are told with their places, of many the whole', () => {
  const few = deck.with(0, 2).with(8, 12)
  expect(changeOf(before, after({ deck: few }))).toEqual({ deck: { 0: 2, 8: 12 } })
  const many = deck.map((count) => count + 1)
  expect(changeOf(before, after({ deck: many }))).toEqual({ deck: [many] })
  expect(changeOf(before, after({ agenda: [1] }))).toEqual({ agenda: [[1]] })
})

test('a part of a part is told by itself', () => {
  const seats = [before.seats[0], { ...before.seats[1], port: null }]
  expect(changeOf(before, after({ seats }))).toEqual({ seats: { 1: { port: null } } })
  expect(changeOf(before, after({ seats: [null, before.seats[1]] }))).toEqual({ seats: { 0: null } })
})

test.each([
  ['nothing', {}],
  ['a list', { deck: deck.with(3, 0) }],
  ['the length of a list', { agenda: [1, 2, 3], deck: [] }],
  ['a list in place of an object', { seats: [[1], before.seats[1]] }],
  ['an object in place of a list', { agenda: { 0: 1, 1: 2 } }],
  ['an object in place of nothing', { seats: [before.seats[0], { hand: [0, 2, 2], port: { at: [4] } }] }],
  ['a key that is new', { seats: [before.seats[0], { ...before.seats[1], lot: 1 }] }],
  ['the order of keys', { seats: [before.seats[0], { port: 3, hand: [0, 2, 2] }] }],
])('what was told by what became different is the same to the letter: %s', (_, part) => {
  const now = after(part)
  const change = JSON.parse(JSON.stringify({ change: changeOf(before, now) })).change
  expect(JSON.stringify(changed(before, change))).toBe(JSON.stringify(now))
  expect(changeInWriting(before, structuredClone(now))).toBe(JSON.stringify(changeOf(before, now)) ?? '')
})

test('what is told as a whole is named', () => {
  const whole: unknown[] = []
  const now = after({ agenda: [1], seats: [before.seats[0], { ...before.seats[1], lot: 1 }] })
  changeInWriting(before, now, whole)
  expect(whole).toEqual([now.agenda, now.seats[1]])
  const way = ['seats', 1, 'hand']
  expect(isOnWay(whole, now, way)).toBe(true)
  expect(isOnWay(whole, now, ['seats', 0, 'hand'])).toBe(false)
})
