import { gameOf } from '../games.ts'
import { work } from '../workers/work.ts'
import { runnersOf, seatsOf } from './runners.ts'
import { sharesOf } from './shares.ts'
import { paceOf } from './timing.ts'

work((id: string) => {
  const game = gameOf(id)
  const { search } = runnersOf(game, seatsOf(game))
  return (ms: number) => {
    paceOf(search, ms / 2)
    return sharesOf(search, ms)
  }
})
