import { botOfLevel, levels, STANDARD_LEVEL } from '@gam/bots'
import type { Game } from '@gam/kernel'
import type { BotAsk } from '@gam/table'
import { judgedOf } from './games.ts'

export async function answer(ask: BotAsk): Promise<string> {
  const { game: newest, judgement } = await judgedOf(ask.game)
  const game = newest.atRules(ask.rules)
  const bot = botOfLevel(ask.level in levels ? ask.level : STANDARD_LEVEL)
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
