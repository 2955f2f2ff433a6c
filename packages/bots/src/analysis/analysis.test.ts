import { type Game, Sfc32, Sitting, type Types } from '@gam/kernel'
import { expect, test } from 'vitest'
import { Search } from '../search.ts'
import { askAt, games, judged, judgementOf, midGame } from '../tables.test-support.ts'
import { settleAccounts } from './account.ts'
import { estimateOf, isSure } from './estimate.ts'
import { isChoice, weigh } from './weigh.ts'

/** `npm run trials` tries more of the same. */
const LONG = process.env.TRIALS === 'long'
const HASTY = LONG ? { look: 30, weigh: 6 } : { look: 12, weigh: 3 }
const CARE = LONG ? { look: 1500, weigh: 150 } : { look: 400, weigh: 60 }
const MOMENTS = LONG ? [8, 16, 24, 32] : [8, 16, 24]

function anyGame(game: Game): Sitting[] {
  const luck = new Sfc32(3)
  const line: Sitting[] = [Sitting.begin<Types>(game, { seats: ['Ann', 'Ben', 'Cem'], seed: 'any' })]
  for (let now = line[0]; now.decision; line.push(now)) {
    const open = now.decision.options.filter(({ refusal }) => !refusal)
    now = now.submit(now.decision.seat, open[luck.below(open.length)].text)
  }
  return line
}

test.each(games.map((game) => ({ name: game.id, game })))(
  'play, luck and drift add up to the result for every seat: $name',
  ({ game }) => {
    const line = anyGame(game)
    const { codes } = line[line.length - 1]
    const weighings = line.flatMap((sitting, i) =>
      isChoice(sitting) ? [weigh(sitting, judgementOf(game), codes[i], HASTY)] : [],
    )
    const { accounts } = settleAccounts(line, weighings)
    for (const { start, own, others, luck, drift, result } of accounts)
      expect(start.mean + own.mean + others.mean + luck.mean + drift.mean).toBeCloseTo(result, 9)
    expect(accounts.map(({ luck }) => luck.mean).some((mean) => Math.abs(mean) > 0.5)).toBe(true)
  },
)

test.each(games.map((game) => ({ name: game.id, game })))(
  'the best option gives nothing away, and a worst one surely something: $name',
  ({ game }) => {
    const blunders = MOMENTS.filter((moves) => {
      const sitting = midGame({ game, options: {}, seats: 2 }, moves)
      const seat = sitting.decision?.seat ?? 0
      const search = new Search(askAt(sitting))
      for (let i = 0; i < CARE.look; i++) search.iterate()
      const found = search.candidates().sort((a, b) => b.points[seat] - a.points[seat])
      const good = weigh(sitting, judgementOf(game), search.candidates()[0].code, CARE)
      if (good.best === good.taken) expect(good.change[seat]).toEqual({ mean: 0, error: 0 })
      const bad = weigh(sitting, judgementOf(game), found[found.length - 1].code, CARE)
      return bad.change[seat].mean < 0 && isSure(bad.change[seat])
    })
    expect(blunders.length).toBeGreaterThan(1)
  },
)

test('the same decision weighs the same again', () => {
  const sitting = midGame({ game: games[0], options: {}, seats: 2 }, 10)
  const [option] = sitting.decision?.options.filter(({ refusal }) => !refusal) ?? []
  const code = sitting.codeOf(option.text)
  const { judgement } = judged[0]
  expect(weigh(sitting, judgement, code, HASTY)).toEqual(weigh(sitting, judgement, code, HASTY))
})

test('a mean comes with its standard error, and what is within the noise is not sure', () => {
  const { mean, error } = estimateOf([1, 2, 3, 4])
  expect(mean).toBe(2.5)
  expect(error).toBeCloseTo(0.6455, 4)
  expect(isSure({ mean: 1, error: 0.5 })).toBe(false)
  expect(isSure({ mean: -1.5, error: 0.5 })).toBe(true)
  expect(isSure({ mean: 0, error: 0 })).toBe(false)
})
