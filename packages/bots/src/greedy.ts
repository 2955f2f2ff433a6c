import { determinize, Play, Sfc32 } from '@gam/kernel'
import type { Bot, Thought } from './bot.ts'
import { openOptions } from './open-options.ts'
import { Outcome } from './outcome.ts'
import { reasonsOf } from './reason.ts'

/** How often each option is tried, each time with the unseen dealt anew. */
const TRIES = 12

/**
 * Looks one move ahead and takes what the game's own judgement likes best. What was learnt it leaves aside: it stays as
 * it is, for others to be measured by.
 */
export const greedy: Bot = (ask) => {
  const { game, judgement, config, view, decision, seed } = ask
  const options = openOptions(game, decision)
  if (options.length === 1) return { text: options[0].text, ...reasonsOf(ask, options[0].code, []) }
  const facts = game.facts(config)
  const chance = new Sfc32(seed)
  const outcome = new Outcome({ ...judgement, learnt: undefined }, game, config.seats)
  const sums = options.map(() => ({ worth: 0, points: new Array<number>(config.seats).fill(0) }))
  for (let round = 0; round < TRIES; round++) {
    const dealt = determinize(game, view, chance)
    for (const [i, { code }] of options.entries()) {
      const play = new Play(game, game.shape.copy(dealt), facts, chance)
      play.settle()
      play.take(code)
      outcome.judge(play, !play.settle())
      sums[i].worth += outcome.worth[decision.seat]
      for (const [seat, points] of outcome.points.entries()) sums[i].points[seat] += points
    }
  }
  const found: Thought[] = sums.map(({ worth, points }, i) => ({
    text: options[i].text,
    share: 1 / options.length,
    worth: worth / TRIES,
    points: points.map((sum) => sum / TRIES),
  }))
  found.sort((a, b) => b.worth - a.worth)
  const [{ text }] = found
  const code = options.find((option) => option.text === text)?.code ?? options[0].code
  return { text, ...reasonsOf(ask, code, found), found }
}
