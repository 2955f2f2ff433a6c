import { exerciseAt, exercised } from '@gam/bots'
import type { Learnt } from '@gam/kernel'
import { gameOf, judgementOf, plansOf } from '../games.ts'
import { work } from '../workers/work.ts'
import type { Span } from './span.ts'

/** Games to learn from by sight, as plain data. */
export interface ExerciseJob {
  readonly game: string
  readonly players: number
  readonly seed: string
  readonly iterations: number
  /** What is known by now. */
  readonly learnt: Learnt
}

work(({ learnt, iterations, ...job }: ExerciseJob) => {
  const game = gameOf(job.game)
  const judgement = { ...judgementOf(game), learnt }
  const tables = { ...job, game, judgement, plans: plansOf(game) }
  return ({ from, to }: Span): number[][] =>
    Array.from({ length: to - from }, (_, i) =>
      exercised({ game, judgement, iterations, ...exerciseAt(tables, from + i) }),
    )
})
