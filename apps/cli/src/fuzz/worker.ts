import { fuzz } from '@gam/testkit'
import { gameOf } from '../games.ts'
import { work } from '../workers/work.ts'
import type { FuzzJob, Span } from './job.ts'

work(
  ({ game, seed, people, options, every }: FuzzJob) =>
    ({ first, games }: Span) =>
      fuzz(gameOf(game), { first, games, every, seed, options, ...(people !== null && { seats: people }) }),
)
