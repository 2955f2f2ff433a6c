import { botOfLevel, levels, readBotName, STANDARD_LEVEL, troubleWithBot } from '@gam/bots'
import type { Game, Plans } from '@gam/kernel'
import type { BotAsk } from '@gam/table'
import { judgedOf, plansOf } from './games.ts'

export async function answer(ask: BotAsk): Promise<string> {
  const plans = readBotName(ask.level).style === null ? {} : await plansOf(ask.game)
  const { game: newest, judgement } = await judgedOf(ask.game)
  const game = newest.atRules(ask.rules)
  const bot = botOfLevel(knownBot(ask.level, plans), plans)
  const { text } = bot({
    game,
    judgement,
    config: {
      options: ask.options,
      components: ask.components as Game['components']['sets'][number],
      seats: ask.seats,
    },
    view: ask.view,
    decision: ask.decision,
    seed: ask.seed,
    budget: {},
  })
  return text
}

/** A game that another version left here goes on: without a style that is not known, on the usual level if need be. */
function knownBot(name: string, plans: Plans): string {
  if (troubleWithBot(name, Object.keys(plans)) === null) return name
  const { level } = readBotName(name)
  return Object.hasOwn(levels, level) ? level : STANDARD_LEVEL
}
