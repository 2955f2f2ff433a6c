import { expect, test } from 'vitest'
import type { Ask } from './bot.ts'
import { greedy } from './greedy.ts'
import { random } from './random.ts'
import { askAt, judged, midGame } from './tables.test-support.ts'
import { tune } from './tune.ts'
import { isLeaned, tuneLeanings } from './tune-leanings.ts'

const [cards] = judged
const { game: cardGame } = cards
const { config } = askAt(midGame({ game: cardGame, options: {}, seats: 2 }, 0))
const players = [{ bot: greedy, budget: {} }]

/** A judgement that only knows how much to make of what was won so far. */
function weighed({ won }: { readonly [name: string]: number }) {
  return {
    lead: 10,
    weights: { won },
    weighed,
    expect(state: unknown, facts: unknown, points: number[]) {
      for (const [seat, { total }] of cardGame.score(Object(state), facts).entries())
        points[seat] = won * total
    },
  }
}

test('weights that are far off are brought to where the games came out', () => {
  const { weights, before, after, positions } = tune({
    game: cardGame,
    judgement: weighed({ won: 3 }),
    configs: [config],
    players,
    games: 12,
    rounds: 120,
    seed: 1,
  })
  expect(positions).toBeGreaterThan(100)
  expect(after).toBeLessThan(before)
  expect(weights.won).toBeGreaterThan(0.5)
  expect(weights.won).toBeLessThan(1.6)
})

test('the same seed gives the same weights', () => {
  const once = () => tune({ ...cards, configs: [config], players, games: 2, rounds: 3, seed: 4 })
  expect(once()).toEqual(once())
})

test('a judgement without weights cannot be tuned', () => {
  const judgement = { lead: 1, expect: () => undefined }
  expect(() =>
    tune({ game: cardGame, judgement, configs: [config], players, games: 1, rounds: 1, seed: 1 }),
  ).toThrow('no weights')
})

test('the games are played by those who are named, each from every seat and with its own budget', () => {
  const seen = new Set<string>()
  const watched = (iterations: number) => ({
    bot(ask: Ask) {
      seen.add(`${iterations} at ${ask.decision.seat}, ${ask.budget.iterations} iterations`)
      return random(ask)
    },
    budget: { iterations },
  })
  tune({
    ...cards,
    configs: [config],
    players: [watched(7), watched(8)],
    games: 2,
    rounds: 1,
    seed: 1,
  })
  expect([...seen].sort()).toEqual([
    '7 at 0, 7 iterations',
    '7 at 1, 7 iterations',
    '8 at 0, 8 iterations',
    '8 at 1, 8 iterations',
  ])
})

test('who sits down judges by the weights of the game or by others', () => {
  const judgement = weighed({ won: 3 })
  const judgedBy = new Set<unknown>()
  const bot = (ask: Ask) => {
    if ('weights' in ask.judgement) judgedBy.add(ask.judgement.weights)
    return random(ask)
  }
  const others = [{ won: 1 }, { won: 2 }]
  tune({
    game: cardGame,
    judgement,
    configs: [config],
    players: [{ bot, budget: {} }],
    others,
    games: 12,
    rounds: 1,
    seed: 1,
  })
  expect([...judgedBy]).toHaveLength(3)
  expect([...judgedBy]).toEqual(expect.arrayContaining([{ won: 1 }, { won: 2 }, { won: 3 }]))
})

test('leanings come nearer to what the search prefers, the same way under the same seed', () => {
  if (!isLeaned(cards.judgement)) throw new Error('the card game has leanings')
  const { leaned, leanings } = cards.judgement
  const flat = Object.fromEntries(Object.keys(leanings).map((name) => [name, 0]))
  const judgement = { ...cards.judgement, leanings: flat, leaned }
  const fit = () =>
    tuneLeanings({
      game: cardGame,
      judgement,
      configs: [config],
      games: 3,
      rounds: 60,
      seed: 1,
      iterations: 60,
    })
  const { weights, positions, before, after } = fit()
  expect(positions).toBeGreaterThan(90)
  expect(after).toBeGreaterThan(before)
  expect(weights.sells).toBeGreaterThan(0)
  expect(fit().weights).toEqual(weights)
})

test('a judgement without leanings cannot be tuned to any', () => {
  const judgement = { lead: 1, expect: () => undefined }
  const how = { game: cardGame, judgement, configs: [config], games: 1, rounds: 1, seed: 1, iterations: 1 }
  expect(isLeaned(judgement)).toBe(false)
  expect(() => tuneLeanings(how)).toThrow('no leanings')
})
