import type { Judged } from '@gam/kernel'
import type { Advice } from '../bot.ts'
import { readBotName } from '../bot-name.ts'
import { botOfLevel, LEVELS, thinkingOn } from '../levels.ts'
import { Memory } from '../memory.ts'
import { advise } from '../searching.ts'
import { isWrittenAsk, readAsk, type WrittenAsk } from './message.ts'

/** What a worker says to an ask. */
export type Answer =
  | { readonly id: number; readonly advice: Advice }
  | { readonly id: number; readonly trouble: string }

/** The mind of a worker: answers one ask after the other, with what it remembers of the last. */
export function answering(games: readonly Judged[]): (message: unknown) => Answer {
  const memory = new Memory()
  return (message) => {
    if (!isWrittenAsk(message)) return { id: -1, trouble: 'That is no ask.' }
    try {
      return { id: message.id, advice: adviceOn(message, games, memory) }
    } catch (error) {
      return { id: message.id, trouble: error instanceof Error ? error.message : String(error) }
    }
  }
}

function adviceOn(message: WrittenAsk, games: readonly Judged[], memory: Memory): Advice {
  const ask = readAsk(games, message)
  const { plans = {} } = games.find(({ game }) => game.id === message.game) ?? {}
  const bot = botOfLevel(message.level, plans)
  const { level, style } = readBotName(message.level)
  if (!Object.hasOwn(LEVELS, level)) return bot(ask)
  const thinking = thinkingOn(level, ask.judgement)
  const search = memory.searchFor({ ...ask, naive: thinking.naive })
  const advice = advise(ask, thinking, search, style === null ? undefined : plans[style])
  memory.keep(search, ask, advice.text)
  return advice
}

/** The inside of a worker, as the browser's `self` and as Node's `parentPort` have it. */
interface Inside {
  onmessage: unknown
  postMessage(message: unknown): void
}

/** Makes a worker of the file that calls it: `serve(self, games)` in a browser, `serve(parentPort, games)` in Node. */
export function serve(inside: Inside, games: readonly Judged[]): void {
  const answer = answering(games)
  inside.onmessage = (event: { readonly data: unknown }) => inside.postMessage(answer(event.data))
}
