import {
  type Config,
  type Judged,
  keyOf,
  type Learnt,
  type Plans,
  Sfc32,
  Sitting,
  type Theme,
} from '@gam/kernel'
import { type Lesson, lessonsOf } from './lessons.ts'
import { type PlayedMatch, type Player, playMatch } from './match.ts'

/** Where the games of one generation are played. */
interface Tables extends Judged {
  readonly themes: readonly Theme[]
  readonly seed: string
}

/** What they have in common. */
export interface Practice extends Tables {
  /** Those who have learnt before, the newest last. */
  readonly pool: readonly Learnt[]
  readonly plans: Plans
  readonly iterations: number
}

/** Tables of more are as those of so many. */
const MOST_SEATS = 4

/** Game number so-and-so of a generation: at which table, and by what luck. */
function tableOf({ game, themes, seed }: Tables, number: number): { config: Config; seed: number } {
  const usual: Theme[] = Array.from({ length: Math.min(game.seats.max, MOST_SEATS) - 1 }, (_, i) => ({
    seats: i + 2,
  }))
  // Every second game is one of two, as people play most.
  const tables = [...usual, ...themes]
  const { seats, options } = number % 2 === 0 ? usual[0] : tables[((number - 1) / 2) % tables.length]
  const names = Array.from({ length: seats }, (_, i) => `Player ${i + 1}`)
  const { config } = Sitting.begin(game, { seats: names, seed, options: options ?? {} })
  return { config, seed: keyOf(`${seed}-${number}`)[0] }
}

/**
 * At every second seat sits the newest, at one in four any of those before, with what it has learnt or with the judgement
 * alone, and at one in four somebody who goes by a plan.
 */
export function practise(practice: Practice, number: number): PlayedMatch {
  const { game, judgement, pool, iterations } = practice
  const plans = Object.values(practice.plans)
  const { config, seed } = tableOf(practice, number)
  const luck = new Sfc32(seed)
  const players = Array.from({ length: config.seats }, (): Player => {
    const sort = luck.below(4)
    if (sort === 0 && plans.length > 0) return { plan: plans[luck.below(plans.length)] }
    const learnt = sort < 2 ? [undefined, ...pool][luck.below(pool.length + 1)] : pool.at(-1)
    return { judgement: { ...judgement, learnt } }
  })
  return playMatch({ game, judgement, config, players, iterations, seed })
}

export function lessonsFrom(practice: Tables, number: number, played: PlayedMatch): Lesson[] {
  const { config, seed } = tableOf(practice, number)
  return lessonsOf(practice.game, practice.judgement, config, seed, played)
}
