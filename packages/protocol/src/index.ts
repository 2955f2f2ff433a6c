export type { BotAsk, BotBudget, EngineBot } from './bot.ts'
export { Engine, LONGEST_LINE } from './engine.ts'
