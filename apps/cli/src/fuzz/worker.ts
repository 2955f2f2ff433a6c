import { fuzz } from '@gam/testkit'
import { gameOf } from '../games.ts'
import { work } from '../workers/work.ts'
import type { FuzzJob, Span } from './job.ts'

// Laws have thousands of moves refused, and nobody reads where from.
Error.stackTraceLimit = 0

work(
  ({ game, people, ...how }: FuzzJob) =>
    (span: Span) =>
      fuzz(gameOf(game), { ...span, ...how, ...(people !== null && { seats: people }) }),
)
