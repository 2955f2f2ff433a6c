import { determinize, type Plan, Play, Sfc32 } from '@gam/kernel'
import type { Bot, Question } from './bot.ts'
import { openOptions } from './open-options.ts'

/** A bot that goes by a plan of its game. It is shown a game that its seat could imagine, never the one behind it. */
export function planned(plan: Plan): Bot {
  return (ask) => {
    const { game, decision } = ask
    const play = imaginedBy(ask)
    const { text } = mostLiked(plan, play, openOptions(game, decision))
    return { text, why: null }
  }
}

/** What the plan likes best of some options; the first of several. */
export function mostLiked<T extends { readonly code: number }>(
  plan: Plan,
  play: Play,
  options: readonly T[],
): T {
  const liked = options.map((option) => ({ option, much: plan.like(play, option.code) }))
  return liked.reduce((best, other) => (other.much > best.much ? other : best)).option
}

/** A game that the seat could imagine, at the decision that it is asked. */
export function imaginedBy({ game, config, view, seed }: Omit<Question, 'budget'>): Play {
  const chance = new Sfc32(seed)
  const play = new Play(game, determinize(game, view, chance), game.facts(config), chance)
  play.settle()
  return play
}
