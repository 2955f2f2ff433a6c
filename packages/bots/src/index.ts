import type { Bot } from './bot.ts'
import { random } from './random.ts'

export type { Advice, Ask, Bot, Budget } from './bot.ts'

/** The opponents by the names that players choose them by. */
export const levels: { readonly [level: string]: Bot } = { random }
