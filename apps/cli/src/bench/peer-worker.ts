import { peers } from '@gam/bench'
import { work } from '../workers/work.ts'
import type { Round } from './race.ts'
import { SEATS } from './runners.ts'
import { paceOf } from './timing.ts'

work((name: string) => {
  const playout = peers[name].playouts(SEATS)
  return ({ ms }: Round) => paceOf(playout, ms)
})
