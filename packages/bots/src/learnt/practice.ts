import {
  type Config,
  type Judged,
  keyOf,
  type Learnt,
  NONE,
  type Plans,
  Sfc32,
  Sitting,
  type Theme,
} from '@gam/kernel'
import type { Exercise } from './apprentice.ts'
import { type Lesson, lessonsOf } from './lessons.ts'
import { type PlayedMatch, type Player, playMatch } from './match.ts'

/** Where the games of one generation are played. */
export interface Tables extends Judged {
  readonly themes: readonly Theme[]
  /** How many sit at every second table; where that is more than two, nobody plays at a table of two. */
  readonly players: number
  readonly seed: string
}

/** What they have in common. */
export interface Practice extends Tables {
  /** Those who have learnt before, the newest last. */
  readonly pool: readonly Learnt[]
  readonly plans: Plans
  readonly iterations: number
}

/**
 * Game number so-and-so of a generation: at which table, and by what luck. Where large tables have a net of their own,
 * one for small tables has nothing to learn there, but from their variants.
 */
function tableOf(tables: Tables, number: number): Seated {
  const { game, judgement, themes, players } = tables
  const { max } = game.seats
  const crowd = judgement.crowd ?? max + 1
  const most = players < crowd ? crowd - 1 : max
  const usual: Theme[] = Array.from({ length: max - 1 }, (_, i) => ({ seats: i + 2 }))
  const others = [...usual, ...themes]
    .map((theme) => ({ ...theme, seats: Math.min(theme.seats, most) }))
    .filter(({ seats }) => players === 2 || seats > 2)
  return tableAmong(others, tables, number)
}

interface Seated {
  readonly config: Config
  readonly seed: number
}

/** Every second table is a plain one, the others are taken in turn. */
function tableAmong(
  others: readonly Theme[],
  { game, players, seed }: Omit<Tables, 'themes'>,
  number: number,
): Seated {
  const { seats, options }: Theme =
    number % 2 === 0 ? { seats: players } : others[((number - 1) / 2) % others.length]
  const names = Array.from({ length: seats }, (_, i) => `Player ${i + 1}`)
  const { config } = Sitting.begin(game, { seats: names, seed, options: options ?? {} })
  return { config, seed: keyOf(`${seed}-${number}`)[0] }
}

/** Who sits at a table: of every eight games six are played by the newest alone, one by any of those before as well, one by a plan. */
type Company = 'alike' | 'pool' | 'plan'
const COMPANIES: readonly Company[] = ['alike', 'alike', 'alike', 'plan', 'alike', 'alike', 'alike', 'pool']

export function practise(practice: Practice, number: number): PlayedMatch {
  const { game, judgement, pool, iterations } = practice
  const { config, seed } = tableOf(practice, number)
  const luck = new Sfc32(seed)
  const plans = Object.values(practice.plans)
  const company = companyOf(number)
  const planned = company === 'plan' && plans.length > 0 ? luck.below(config.seats) : NONE
  const players = Array.from({ length: config.seats }, (_, seat): Player => {
    if (seat === planned) return { plan: plans[luck.below(plans.length)] }
    // Somebody before has learnt something, or goes by the judgement alone.
    const learnt = company === 'pool' ? [undefined, ...pool][luck.below(pool.length + 1)] : pool.at(-1)
    return { judgement: { ...judgement, learnt } }
  })
  return playMatch({ game, judgement, config, players, iterations, seed })
}

/** Somebody who goes by a plan sits at every so many tables of an apprentice. */
const PLANNED = 4

/** Game number so-and-so of those that an apprentice learns from: at plain tables of two, or of more where as many are wanted. */
export function exerciseAt(
  tables: Omit<Tables, 'themes'>,
  number: number,
): Pick<Exercise, 'config' | 'seed' | 'plans'> {
  const { game, players } = tables
  const [least, most] = players === 2 ? [2, 2] : [3, game.seats.max]
  const usual = Array.from({ length: most - least + 1 }, (_, i) => ({ seats: i + least }))
  const { config, seed } = tableAmong(usual, tables, number)
  const luck = new Sfc32(seed)
  const known = Object.values(tables.plans ?? {})
  const planned = number % PLANNED === 0 && known.length > 0 ? luck.below(config.seats) : NONE
  const plans = Array.from({ length: config.seats }, (_, seat) =>
    seat === planned ? known[luck.below(known.length)] : null,
  )
  return { config, seed, plans }
}

export function lessonsFrom(practice: Tables, number: number, played: PlayedMatch): Lesson[] {
  const alike = companyOf(number) === 'alike'
  return lessonsOf({ ...practice, ...tableOf(practice, number), played, alike })
}

/** Every second table, those with the even numbers, and others alike. */
function companyOf(number: number): Company {
  return COMPANIES[Math.floor(number / 2) % COMPANIES.length]
}
