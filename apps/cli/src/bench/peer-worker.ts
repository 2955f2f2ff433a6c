import { peers } from '@gam/bench'
import { work } from '../workers/work.ts'
import type { Round } from './race.ts'
import { SEATS } from './runners.ts'
import { paceOf } from './timing.ts'

work((name: string) => {
  const peer = peers[name]
  if (!peer) throw new Error(`there is no peer ${name}`)
  const { playouts, searches = playouts } = peer
  const run = { playouts: playouts(SEATS), search: searches(SEATS) }
  return ({ activity, ms }: Round) => paceOf(activity === 'search' ? run.search : run.playouts, ms)
})
