import { expect, test } from 'vitest'
import { nonceOf } from './chacha.ts'
import { ids } from './domain.ts'
import { defineGame } from './game.ts'
import { pebbles, pebblesSpec } from './pebbles.test-support.ts'
import { run } from './step.ts'

const nothing = run({}, () => undefined)
const something = run({}, (g) => g.clearAgenda())

test('steps are numbered as their ids say, in whatever order they are written', () => {
  const game = defineGame({ ...pebblesSpec, steps: { b: something, a: nothing }, stepIds: { b: 1, a: 0 } })
  expect(game.stepNames).toEqual(['a', 'b'])
  expect(game.stepList).toEqual([nothing, something])
})

test.each([
  ['a step without an id', { a: nothing, b: nothing }, ids(['a'])],
  ['an id without a step', { a: nothing }, ids(['a', 'b'])],
  ['a step of another name', { a: nothing, c: nothing }, ids(['a', 'b'])],
])('%s is a mistake', (_, steps, stepIds) => {
  expect(() => defineGame({ ...pebblesSpec, steps, stepIds })).toThrow(/^pebbles: steps and their ids differ/)
})

test('each random stream has a nonce of its game and label', () => {
  expect(pebbles.nonces).toEqual([nonceOf('gam pebbles bag'), nonceOf('gam pebbles deal')])
})

test('the state has the agenda besides what the game says', () => {
  expect(pebbles.shape.blank(2)).toMatchObject({ agenda: [], height: 0, seats: [{}, {}] })
})

test('without a judgement of its own a game is judged by the points as they stand', () => {
  const state = pebbles.shape.blank(2)
  state.seats[1].shore = [2, 0, 1, 0]
  const points = [9, 9]
  pebbles.judgement.expect(state, { turns: 8, deal: 3, pebbles: [5, 4, 3, 2] }, points)
  expect(points).toEqual([0, 5])
})

test('a judgement of its own is kept', () => {
  const judgement = { lead: 3, expect: () => undefined }
  expect(defineGame({ ...pebblesSpec, judgement }).judgement).toBe(judgement)
})

test('in a full state no piece lies hidden', () => {
  const state = pebbles.shape.blank(2)
  state.bag = [5, 4, 3, 2, 14]
  const facts = { turns: 8, deal: 3, pebbles: [5, 4, 3, 2] }
  expect(pebbles.invariants(state, facts)).toEqual([])
  state.seats[1].hand = [0, 0, 0, 0, 2]
  expect(pebbles.invariants(state, facts)).toEqual([
    '2 pieces of pebbles lie hidden: this is a view, not a state',
  ])
  state.bag[0]--
  expect(pebbles.invariants(state, facts)).toContain('a white pebble is lost')
})
