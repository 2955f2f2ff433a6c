import { peers } from '@gam/bench'
import { work } from '../workers/work.ts'
import type { Round } from './race.ts'
import { SEATS } from './runners.ts'
import { paceOf } from './timing.ts'

work((name: string) => {
  const { playouts, searches = playouts } = peers[name]
  const run = { playouts: playouts(SEATS), search: searches(SEATS) }
  return ({ activity, ms }: Round) => paceOf(activity === 'search' ? run.search : run.playouts, ms)
})
