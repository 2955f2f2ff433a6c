import { Fault, type Judgement, type Plan, type Plans } from '@gam/kernel'
import type { Bot } from './bot.ts'
import { readBotName } from './bot-name.ts'
import { greedy } from './greedy.ts'
import { random } from './random.ts'
import { searching, type Thinking } from './searching.ts'

/** A level as people choose it, and how it thinks in a game that has no numbers of its own for it. */
export interface Level extends Thinking {
  readonly title: string
  readonly about: string
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
    about: 'Thinks longest and gives nothing away.',
    iterations: 40_000,
    ms: 1000,
    haze: 0,
  },
}

export const STANDARD_LEVEL = 'normal'

/** The opponents by the names that players choose them by. */
export const levels: { readonly [level: string]: Bot } = {
  ...Object.fromEntries(Object.keys(LEVELS).map((level) => [level, onLevel(level)])),
  greedy,
  random,
}

/** The bot of a name; `plans`: those of its game, where it may play in a style. */
export function botOfLevel(name: string, plans: Plans = {}): Bot {
  const trouble = troubleWithBot(name, Object.keys(plans))
  if (trouble !== null) throw new Fault('bad-request', trouble)
  const { level, style } = readBotName(name)
  return style === null ? levels[level] : onLevel(level, plans[style])
}

function onLevel(level: string, plan?: Plan): Bot {
  return (ask) => searching(thinkingOn(level, ask.judgement), plan)(ask)
}

/** How a level thinks in the game of a judgement. */
export function thinkingOn(level: string, { levels }: Pick<Judgement, 'levels'>): Thinking {
  return { ...LEVELS[level], ...levels?.[level] }
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
