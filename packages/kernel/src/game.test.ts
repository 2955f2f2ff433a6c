import { expect, test } from 'vitest'
import { amendedAt } from './amendments.ts'
import { nonceOf } from './chacha.ts'
import { ids } from './domain.ts'
import { defineGame } from './game.ts'
import { pointsAsTheyStand } from './judgement.ts'
import { toggle } from './options.ts'
import { type PebbleTypes, pebbles, pebblesSpec } from './pebbles.test-support.ts'
import { loadJudged } from './registration.ts'
import { readReplay, writeReplay } from './replay.ts'
import { Sitting } from './sitting.ts'
import { run } from './step.ts'
import { takeUp } from './take-up.ts'

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
  pointsAsTheyStand(pebbles).expect(state, { turns: 8, deal: 3, pebbles: [5, 4, 3, 2] }, points)
  expect(points).toEqual([0, 5])
})

test('a judgement of its own is what its bots go by', async () => {
  const judgement = { lead: 3, expect: () => undefined }
  const registered = { game: async () => pebbles }
  expect((await loadJudged({ ...registered, judgement: async () => judgement })).judgement).toBe(judgement)
  expect((await loadJudged(registered)).judgement.lead).toBe(10)
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

const CHANGES = { biggerDeal: 4 }

const shortThen = toggle('Short', 'Two turns each.', true)

/** Pebbles as they would be after two changes of the rules, the second of which deals a pebble more. */
const later = defineGame<PebbleTypes>({
  ...pebblesSpec,
  rulesVersion: 4,
  oldestRules: 2,
  earlier: (rules) => (rules < 3 ? { options: { ...pebblesSpec.options, short: shortThen } } : {}),
  facts: (config, rules) => ({
    ...pebblesSpec.facts(config, rules),
    deal: amendedAt(CHANGES, rules).biggerDeal ? 4 : 3,
  }),
})
const table = { seats: ['Ann', 'Ben'], seed: 'tide' }

test('a game can be played by every version of its rules that it knows', () => {
  expect(Sitting.begin(later, table).events).toHaveLength(8)
  const before = Sitting.begin(later.atRules(3), table)
  expect(before.events).toHaveLength(6)
  expect(before.hash()).toBe(Sitting.begin(pebbles, table).hash())
  expect(later.atRules(3)).toBe(later.atRules(3))
  expect(later.atRules(3).atRules(4)).toBe(later)
  expect(Sitting.begin(later.atRules(2), table).config.options).toMatchObject({ short: true })
  expect([1, 2, 4, 5, 2.5].map((rules) => later.knowsRules(rules))).toEqual([false, true, true, false, false])
  expect(() => later.atRules(5)).toThrow(
    /version 5 of the rules of Pebbles; this program knows the versions 2 to 4\.$/,
  )
})

test('what a game began with it goes on with: replays, and games taken up from them', () => {
  const sitting = Sitting.begin(later.atRules(3), table).submit(0, 'wave')
  const replay = writeReplay(sitting)
  expect(replay.rules).toBe(3)
  const again = readReplay(later, JSON.parse(JSON.stringify(replay)))
  expect(again.game).toBe(later.atRules(3))
  expect(again.hash()).toBe(sitting.hash())
  const taken = takeUp(later, replay, { at: 0, deal: 'anew', seats: ['C', 'D'], seed: 'x', viewer: 0 })
  expect(writeReplay(taken).rules).toBe(3)
})

/** Pebbles as they would be if the choice of a beach, and a stream for it, had come with the fourth version. */
const beaches = defineGame<PebbleTypes>({
  ...pebblesSpec,
  rulesVersion: 4,
  oldestRules: 3,
  options: { ...pebblesSpec.options, beach: { ...pebblesSpec.options.beach, since: 4 } },
  streams: ids(['bag', 'deal', 'beach']),
  earlier: (rules) => (rules < 4 ? { streams: pebblesSpec.streams } : {}),
  automatons: ({ beach }) => (beach === 'sand' ? [] : ['Crab']),
  facts: (config, rules) => ({ ...pebblesSpec.facts(config, rules), deal: config.options.beach.length - 1 }),
})

test('an option that came later leaves no trace in an older game, and is as usual to its rules', () => {
  const older = Sitting.begin(beaches.atRules(3), table)
  expect(older.config.options).toEqual({ short: false })
  expect(older.facts).toMatchObject({ deal: 3 })
  expect(older.seats).toEqual(table.seats)
  expect(() => Sitting.begin(beaches.atRules(3), { ...table, options: { beach: 'rock' } })).toThrow(
    /beach: is no option here; there are short/,
  )
  const rock = Sitting.begin(beaches, { ...table, seats: ['Ann'], options: { beach: 'rock' } })
  expect(rock.seats).toEqual(['Ann', 'Crab'])
  expect(rock.config.options).toEqual({ short: false, beach: 'rock' })
})

test('a stream that came later is not asked for where an older game was taken up', () => {
  const older = Sitting.begin(beaches.atRules(3), table).submit(0, 'wave')
  const taken = takeUp(beaches, writeReplay(older), {
    at: 1,
    deal: 'anew',
    seats: ['C', 'D'],
    seed: 'x',
    viewer: 0,
  })
  expect(taken.from?.draws).toHaveLength(2)
  expect(readReplay(beaches, writeReplay(taken)).hash()).toBe(taken.hash())
  expect(Sitting.begin(beaches, table).draws).toHaveLength(3)
})
