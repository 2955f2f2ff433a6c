import { Fault, type Plans } from '@gam/kernel'
import type { Bot } from './bot.ts'
import { readBotName } from './bot-name.ts'
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

/** The bot of a name; `plans`: those of its game, where it may play in a style. */
export function botOfLevel(name: string, plans: Plans = {}): Bot {
  const trouble = troubleWithBot(name, Object.keys(plans))
  if (trouble !== null) throw new Fault('bad-request', trouble)
  const { level, style } = readBotName(name)
  return style === null ? levels[level] : searching(LEVELS[level], plans[style])
}

/** Why nobody can sit down by this name; null: somebody can. `styles`: those that may be named. */
export function troubleWithBot(name: string, styles: readonly string[]): string | null {
  const { level, style } = readBotName(name)
  if (!Object.hasOwn(levels, level))
    return `There is no level ${level}; there are ${Object.keys(levels).join(', ')}.`
  if (style === null) return null
  if (!Object.hasOwn(LEVELS, level))
    return `${level} plays in no style; those that do are ${Object.keys(LEVELS).join(', ')}.`
  if (styles.includes(style)) return null
  return styles.length === 0
    ? `There is no style "${style}": bots of this game play in none.`
    : `There is no style "${style}" in this game; there are ${styles.join(', ')}.`
}
