import { Fault } from '@gam/kernel'
import type { Bot } from './bot.ts'
import { greedy } from './greedy.ts'
import { random } from './random.ts'
import { searching } from './searching.ts'

/** How a level thinks: how long, and how clearly. */
export interface Level {
  readonly title: string
  readonly about: string
  readonly iterations: number
  readonly ms: number
  /**
   * How blurred it sees the difference between moves, in chances of winning: a move that is worse by this much
   * is still taken about a third as often as the best.
   */
  readonly haze: number
}

export const LEVELS: { readonly [level: string]: Level } = {
  novice: {
    title: 'Novice',
    about: 'Plays its first game: sees what a move brings, misses what it gives away.',
    iterations: 24,
    ms: 50,
    haze: 0.06,
  },
  easy: {
    title: 'Easy',
    about: 'Knows the rules well and looks about a little.',
    iterations: 100,
    ms: 100,
    haze: 0.02,
  },
  normal: {
    title: 'Normal',
    about: 'A sound opponent that rarely wastes a move.',
    iterations: 1000,
    ms: 300,
    haze: 0,
  },
  hard: {
    title: 'Hard',
    about: 'Thinks twice about every move.',
    iterations: 8000,
    ms: 600,
    haze: 0,
  },
  expert: {
    title: 'Expert',
    about: 'Thinks for a second and gives nothing away.',
    iterations: 40_000,
    ms: 1000,
    haze: 0,
  },
}

export const STANDARD_LEVEL = 'normal'

/** The opponents by the names that players choose them by. */
export const levels: { readonly [level: string]: Bot } = {
  ...Object.fromEntries(Object.entries(LEVELS).map(([name, level]) => [name, searching(level)])),
  greedy,
  random,
}

export function botOfLevel(level: string): Bot {
  const bot = Object.hasOwn(levels, level) ? levels[level] : undefined
  if (bot) return bot
  throw new Fault('bad-request', `There is no level ${level}; there are ${Object.keys(levels).join(', ')}.`)
}
