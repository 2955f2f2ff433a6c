import { determinize, type Judged, Sfc32, view } from '@gam/kernel'
import { describe, expect, test } from 'vitest'
import { contest } from './contest.ts'
import { botOfLevel, LEVELS, levels, STANDARD_LEVEL, thinkingOn, troubleWithBot } from './levels.ts'
import { searching } from './searching.ts'
import { askAt, judged, judgementOf, midGame, plansOf, tables } from './tables.test-support.ts'

/** `npm run trials` tries more of the same. */
const LONG = process.env.TRIALS === 'long'

const names = Object.keys(levels)

test('five levels from a first game to an expert, and two plain players', () => {
  expect(names).toEqual(['novice', 'easy', 'normal', 'hard', 'expert', 'greedy', 'random'])
  expect(names).toContain(STANDARD_LEVEL)
})

const ladders = [{ id: 'a game without numbers of its own', levels: {} }, ...judged.map(ladderOf)]

function ladderOf({ game: { id }, judgement: { levels = {} } }: Judged) {
  return { id, levels }
}

test.each(ladders)('$id: a higher level thinks longer or sees more clearly', ({ levels }) => {
  expect(Object.keys(LEVELS)).toEqual(expect.arrayContaining(Object.keys(levels)))
  const rows = Object.keys(LEVELS).map((level) => thinkingOn(level, { levels }))
  for (const [i, row] of rows.slice(1).entries()) {
    const below = rows[i]
    expect(row.iterations).toBeGreaterThanOrEqual(below.iterations)
    expect(row.haze).toBeLessThanOrEqual(below.haze)
    expect(row.naive ?? 0).toBeLessThanOrEqual(below.naive ?? 0)
    expect(row.iterations > below.iterations || row.haze < below.haze).toBe(true)
    expect(row.ms).toBeGreaterThanOrEqual(below.ms)
  }
})

test.each(ladders)(
  '$id: from the standard level on bots see clearly, whatever their budget',
  ({ levels }) => {
    for (const level of ['normal', 'hard', 'expert']) {
      const { haze, naive } = thinkingOn(level, { levels })
      expect([haze, naive]).toEqual([0, undefined])
    }
  },
)

test('a level thinks as the game says', () => {
  const [{ game, judgement }] = judged
  const ask = askAt(midGame({ game, options: {}, seats: 2 }, 9), { budget: {} })
  const strength = { iterations: 33, haze: 0 }
  const { found = [] } = levels.normal({ ...ask, judgement: { ...judgement, levels: { normal: strength } } })
  expect(found).toEqual(searching({ ...strength, ms: Number.POSITIVE_INFINITY })(ask).found)
  expect(levels.normal({ ...ask, judgement: { ...judgement, levels: {} } }).found).not.toEqual(found)
})

test('a level can be named with a style of the game, and what cannot is told with what there is', () => {
  const styles = ['racer', 'builder']
  expect(troubleWithBot('normal', [])).toBeNull()
  expect(troubleWithBot('novice/builder', styles)).toBeNull()
  expect(troubleWithBot('champion/builder', styles)).toMatch(/no level champion; there are novice, easy,/)
  expect(troubleWithBot('normal/toString', styles)).toMatch(
    /no style "toString".* there are racer, builder\.$/,
  )
  expect(troubleWithBot('normal/', styles)).toMatch(/no style ""/)
  expect(troubleWithBot('normal/racer', [])).toMatch(/play in none/)
  expect(troubleWithBot('greedy/racer', styles)).toMatch(/^greedy plays in no style/)
  expect(botOfLevel('normal')).toBe(levels.normal)
  expect(() => botOfLevel('normal/racer')).toThrow(/play in none/)
})

describe.each(tables)('$name', (table) => {
  const sitting = midGame(table, 9)
  const plans = plansOf(table.game)
  // Each table tries one, over all tables every level and style.
  const nth = tables.indexOf(table)
  const style = Object.keys(plans)[nth % Object.keys(plans).length]
  const styled = `${Object.keys(LEVELS)[nth % Object.keys(LEVELS).length]}/${style}`

  test.each([...names, styled])('%s takes an open option, the same for all that looks the same', (level) => {
    const ask = askAt(sitting, { budget: { iterations: LONG ? 40 : 15 } })
    const { seat } = ask.decision
    const bot = botOfLevel(level, plans)
    const advice = bot(ask)
    const open = ask.decision.options.filter((option) => !option.refusal).map((option) => option.text)
    expect(open).toContain(advice.text)
    expect(bot(ask)).toEqual(advice)
    for (const seed of LONG ? [1, 2, 3] : [1]) {
      const otherwise = determinize(sitting.game, ask.view, new Sfc32(seed))
      if (sitting.game.shape.secrets) expect(otherwise).not.toEqual(sitting.state)
      expect(bot({ ...ask, view: view(sitting.game, otherwise, seat) })).toEqual(advice)
    }
  })

  test('games between all levels come to an end', () => {
    const { game, config } = sitting
    // In short one game a table: over all tables every level sits at many.
    const games = LONG ? Math.ceil(names.length / config.seats) : 1
    for (let played = 0; played < games; played++) {
      const first = (nth + played) * config.seats
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
