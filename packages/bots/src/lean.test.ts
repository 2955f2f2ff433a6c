import { Play, Sfc32 } from '@gam/kernel'
import { expect, test } from 'vitest'
import { leanOf, naively } from './lean.ts'
import { judged, midGame } from './tables.test-support.ts'

const [{ game, judgement }] = judged
const { config, state, facts } = midGame({ game, options: {}, seats: 2 }, 12)
const play = new Play(game, game.shape.copy(state), facts, new Sfc32(1))
play.settle()
const { count } = play.menu
const lean = leanOf(judgement, game, config.seats)

function leanings(part: number, known: readonly number[] = []): number[] {
  const weights = [...known]
  naively(lean, part)(play, weights, known)
  return weights.slice(0, count)
}

function sumOf(weights: readonly number[]): number {
  return weights.reduce((sum, weight) => sum + weight)
}

test('who is naive gives a part of its leanings to all options alike, and no less in all', () => {
  const clear = leanings(0)
  expect(new Set(clear).size).toBeGreaterThan(1)
  const mean = sumOf(clear) / count
  for (const part of [0.2, 1])
    for (const [i, weight] of leanings(part).entries())
      expect(weight).toBeCloseTo((1 - part) * clear[i] + part * mean)
})

test('what is known already is left alone', () => {
  const known = Array.from({ length: count }, (_, i) => (i === 0 ? 7 : 0))
  const clear = leanings(0)
  const [first, ...others] = leanings(1, known)
  expect(first).toBe(7)
  for (const weight of others) expect(weight).toBeCloseTo(sumOf(clear.slice(1)) / (count - 1))
})
