import { GAMES } from '@gam/games'
import { determinize, loadWhole, Sfc32, view } from '@gam/kernel'
import { describe, expect, test } from 'vitest'
import { contest } from './contest.ts'
import { planned } from './planned.ts'
import { random } from './random.ts'
import { askAt, judgementOf, midGame, tables } from './tables.test-support.ts'

const BUDGET = { iterations: 1 }

const all = await Promise.all(
  GAMES.map(async (registration) => ({
    game: await loadWhole(registration),
    plans: (await registration.plans?.()) ?? {},
  })),
)

describe.each(all)('$game.id', ({ game, plans }) => {
  const names = Object.keys(plans)

  test('there are four plans at least', () => expect(names.length).toBeGreaterThanOrEqual(4))

  test.each(names)('%s knows only what its seat sees', (name) => {
    const bot = planned(plans[name])
    for (const moves of [3, 9, 21, 40]) {
      const sitting = midGame({ game, options: {}, seats: 2 }, moves)
      const ask = askAt(sitting)
      const { text } = bot(ask)
      const open = ask.decision.options.filter((option) => !option.refusal)
      expect(open.map((option) => option.text)).toContain(text)
      for (const seed of [1, 2, 3]) {
        const otherwise = determinize(game, ask.view, new Sfc32(seed))
        const seen = view(game, otherwise, ask.decision.seat)
        // Another seed imagines another game behind the same view.
        expect(bot({ ...ask, view: seen, seed }).text).toBe(text)
      }
    }
  })

  test('games at every kind of table come to an end', () => {
    for (const [i, table] of tables.filter((one) => one.game.id === game.id).entries()) {
      const { config } = midGame(table, 0)
      const contestants = Array.from({ length: config.seats }, (_, seat) => ({
        bot: planned(plans[names[(i + seat) % names.length]]),
        budget: BUDGET,
      }))
      const { decisions } = contest({ game, judgement: judgementOf(game), config, contestants, seed: i })
      expect(decisions).toBeGreaterThan(0)
    }
  })

  test.each(names)('%s gets further than somebody who draws lots', (name) => {
    const { config } = midGame({ game, options: {}, seats: 2 }, 0)
    let ahead = 0
    for (let number = 0; number < 8; number++) {
      const bots = [planned(plans[name]), random]
      const contestants = [bots[number % 2], bots[1 - (number % 2)]].map((bot) => ({ bot, budget: BUDGET }))
      const seed = Math.trunc(number / 2)
      const { points } = contest({ game, judgement: judgementOf(game), config, contestants, seed })
      ahead += points[number % 2] - points[1 - (number % 2)]
    }
    expect(ahead).toBeGreaterThan(0)
  })
})
