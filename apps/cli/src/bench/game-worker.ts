import { gameOf } from '../games.ts'
import { work } from '../workers/work.ts'
import type { Round } from './race.ts'
import { runnersOf, seatsOf } from './runners.ts'
import { paceOf } from './timing.ts'

work((id: string) => {
  const game = gameOf(id)
  const runners = runnersOf(game, seatsOf(game))
  return ({ activity, ms }: Round) => paceOf(runners[activity], ms)
})
