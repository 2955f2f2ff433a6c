import { expect, test } from 'vitest'
import { askAt, games, midGame } from './tables.test-support.ts'
import { tune } from './tune.ts'

const [cardGame] = games
const { config } = askAt(midGame({ game: cardGame, options: {}, seats: 2 }, 0))

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
  const game = { ...cardGame, judgement: weighed({ won: 3 }) }
  const { weights, before, after, positions } = tune({
    game,
    configs: [config],
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
  const once = () => tune({ game: cardGame, configs: [config], games: 2, rounds: 3, seed: 4 })
  expect(once()).toEqual(once())
})

test('a judgement without weights cannot be tuned', () => {
  const game = { ...cardGame, judgement: { lead: 1, expect: () => undefined } }
  expect(() => tune({ game, configs: [config], games: 1, rounds: 1, seed: 1 })).toThrow('no weights')
})
