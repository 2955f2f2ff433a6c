import { determinize, Sfc32, view } from '@gam/kernel'
import { describe, expect, test } from 'vitest'
import { contest } from './contest.ts'
import { LEVELS, levels, STANDARD_LEVEL } from './levels.ts'
import { askAt, judgementOf, midGame, tables } from './tables.test-support.ts'

/** `npm run trials` tries more of the same. */
const LONG = process.env.TRIALS === 'long'

const names = Object.keys(levels)

test('five levels from a first game to an expert, and two plain players', () => {
  expect(names).toEqual(['novice', 'easy', 'normal', 'hard', 'expert', 'greedy', 'random'])
  expect(names).toContain(STANDARD_LEVEL)
})

test('a higher level thinks longer and sees more clearly', () => {
  const rows = Object.values(LEVELS)
  for (const [i, row] of rows.slice(1).entries()) {
    expect(row.iterations).toBeGreaterThan(rows[i].iterations)
    expect(row.ms).toBeGreaterThanOrEqual(rows[i].ms)
    expect(row.haze).toBeLessThanOrEqual(rows[i].haze)
  }
})

describe.each(tables)('$name', (table) => {
  const sitting = midGame(table, 9)

  test.each(names)('%s takes an open option, the same for all that looks the same', (level) => {
    const ask = askAt(sitting, { budget: { iterations: LONG ? 40 : 15 } })
    const { seat } = ask.decision
    const advice = levels[level](ask)
    const open = ask.decision.options.filter((option) => !option.refusal).map((option) => option.text)
    expect(open).toContain(advice.text)
    expect(levels[level](ask)).toEqual(advice)
    for (const seed of LONG ? [1, 2, 3] : [1]) {
      const otherwise = determinize(sitting.game, ask.view, new Sfc32(seed))
      if (sitting.game.shape.secrets) expect(otherwise).not.toEqual(sitting.state)
      expect(levels[level]({ ...ask, view: view(sitting.game, otherwise, seat) })).toEqual(advice)
    }
  })

  test('games between all levels come to an end', () => {
    const { game, config } = sitting
    // In short one game a table: over all tables every level sits at many.
    const games = LONG ? Math.ceil(names.length / config.seats) : 1
    for (let nth = 0; nth < games; nth++) {
      const first = (tables.indexOf(table) + nth) * config.seats
      const contestants = Array.from({ length: config.seats }, (_, seat) => ({
        bot: levels[names[(first + seat) % names.length]],
        budget: { iterations: LONG ? 12 : 6 },
      }))
      const { ranks, points, decisions } = contest({
        game,
        judgement: judgementOf(game),
        config,
        contestants,
        seed: first,
      })
      expect(Math.min(...ranks)).toBe(1)
      expect(points).toHaveLength(config.seats)
      expect(decisions).toBeGreaterThan(0)
    }
  })
})
