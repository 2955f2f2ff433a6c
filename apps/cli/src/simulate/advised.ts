import type { Ask, Bot } from '@gam/bots'
import { type Config, type Decision, type Game, type Play, view } from '@gam/kernel'

/** What a bot would take at the decision where a game stands; it gets to see what its seat sees. */
export function advised(
  game: Game,
  config: Config,
  play: Play,
  bot: Bot,
  how: Pick<Ask, 'seed' | 'budget'>,
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
