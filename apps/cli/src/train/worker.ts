import { type PlayedMatch, type Practice, practise } from '@gam/bots'
import type { Theme } from '@gam/kernel'
import { gameOf, judgementOf, plansOf } from '../games.ts'
import { work } from '../workers/work.ts'
import type { Span } from './span.ts'

/** A generation as plain data. */
export type TrainJob = Omit<Practice, 'game' | 'judgement' | 'plans'> & {
  readonly game: string
  readonly themes: readonly Theme[]
}

work((job: TrainJob) => {
  const game = gameOf(job.game)
  const practice: Practice = { ...job, game, judgement: judgementOf(game), plans: plansOf(game) }
  return ({ from, to }: Span): PlayedMatch[] => {
    return Array.from({ length: to - from }, (_, i) => practise(practice, from + i))
  }
})
