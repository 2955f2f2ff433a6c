import { type Config, type Decision, type Game, type Judged, Play, ranks, Sfc32, view } from '@gam/kernel'
import type { Ask, Bot, Budget } from './bot.ts'

export interface Contestant {
  readonly bot: Bot
  readonly budget: Budget
}

export interface Contest extends Judged {
  readonly config: Config
  /** One for each seat. */
  readonly contestants: readonly Contestant[]
  readonly seed: number
}

export interface Result {
  /** The place of each seat, 1 for the best. */
  readonly ranks: readonly number[]
  readonly points: readonly number[]
  readonly decisions: number
}

/** Plays one game between bots to its end. The same seed and budgets in iterations give the same game. */
export function contest({ game, judgement, config, contestants, seed }: Contest): Result {
  const facts = game.facts(config)
  const luck = new Sfc32(seed)
  const play = new Play(game, game.shape.blank(config.seats), facts, new Sfc32(luck.word()))
  const longest = game.longest(config)
  let decisions = 0
  game.setup(play)
  while (play.settle()) {
    if (++decisions > longest) throw new Error(`${game.id}: no end after ${longest} decisions`)
    const { bot, budget } = contestants[play.seat]
    play.take(takenBy(bot, game, config, play, { judgement, seed: luck.word(), budget }))
  }
  const scores = game.score(play.state, facts)
  return { ranks: ranks(scores), points: scores.map(({ total }) => total), decisions }
}

/** What a bot takes at the decision where a game stands; it gets to see what its seat sees. */
export function takenBy(
  bot: Bot,
  game: Game,
  config: Config,
  play: Play,
  how: Pick<Ask, 'judgement' | 'seed' | 'budget'>,
): number {
  const codes = play.menu.codes.slice(0, play.menu.count)
  const options = codes.map((code) => ({ text: game.actions.format(code), action: game.actions.write(code) }))
  const decision: Decision = { seat: play.seat, step: game.stepNames[play.step], options }
  const seen = view(game, play.state, play.seat)
  const { text } = bot({ game, config, view: seen, decision, ...how })
  const chosen = options.findIndex((option) => option.text === text)
  if (chosen < 0) throw new Error(`a bot answered "${text}", which is not open`)
  return codes[chosen]
}
