import {
  type Config,
  type Game,
  type Judgement,
  keyOf,
  type Learnt,
  Sfc32,
  Sitting,
  type Theme,
} from '@gam/kernel'
import { type Lesson, lessonsOf } from './lessons.ts'
import { type PlayedMatch, playMatch } from './match.ts'

/** What the games of one generation have in common. */
export interface Practice {
  readonly game: Game
  readonly judgement: Judgement
  readonly themes: readonly Theme[]
  /** Those who have learnt before, the newest last. */
  readonly pool: readonly Learnt[]
  readonly iterations: number
  readonly seed: string
}

/** Tables of more are as those of so many. */
const MOST_SEATS = 4

/** Game number so-and-so of a generation: at which table, and by what luck. */
function tableOf({ game, themes, seed }: Practice, number: number): { config: Config; seed: number } {
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

/** At each seat sits the newest or any of those before, with what it has learnt or with the judgement alone. */
export function practise(practice: Practice, number: number): PlayedMatch {
  const { game, judgement, pool, iterations } = practice
  const { config, seed } = tableOf(practice, number)
  const luck = new Sfc32(seed)
  const judgements = Array.from({ length: config.seats }, () => {
    const newest = luck.below(2) === 0
    const learnt = newest ? pool.at(-1) : [undefined, ...pool][luck.below(pool.length + 1)]
    return { ...judgement, learnt }
  })
  return playMatch({ game, config, judgements, iterations, seed })
}

export function lessonsFrom(practice: Practice, number: number, played: PlayedMatch): Lesson[] {
  const { config, seed } = tableOf(practice, number)
  return lessonsOf(practice.game, practice.judgement, config, seed, played)
}
