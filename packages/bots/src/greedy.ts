import { determinize, Play, Sfc32 } from '@gam/kernel'
import type { Bot } from './bot.ts'
import { Outcome } from './outcome.ts'

/** How often each option is tried, each time with the unseen dealt anew. */
const TRIES = 12

/** Looks one move ahead and takes what the game's own judgement likes best. */
export const greedy: Bot = ({ game, config, view, decision, seed }) => {
  const facts = game.facts(config)
  const chance = new Sfc32(seed)
  const outcome = new Outcome(game, config.seats)
  const worth = new Float64Array(config.seats)
  const open = decision.options.filter((option) => !option.refusal)
  if (open.length === 1) return { text: open[0].text, why: null }
  const codes = open.map((option) => game.actions.parse(option.text) as number)
  const sums = codes.map(() => 0)
  for (let round = 0; round < TRIES; round++) {
    const dealt = determinize(game, view, chance)
    for (const [i, code] of codes.entries()) {
      const play = new Play(game, game.shape.copy(dealt), facts, chance)
      play.settle()
      play.take(code)
      outcome.judge(play, !play.settle(), worth)
      sums[i] += worth[decision.seat]
    }
  }
  const best = sums.indexOf(Math.max(...sums))
  return { text: open[best].text, why: null }
}
