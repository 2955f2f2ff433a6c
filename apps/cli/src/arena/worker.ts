import { gameOf } from '../games.ts'
import { work } from '../workers/work.ts'
import { Fight } from './fight.ts'
import type { Arena, Bout } from './job.ts'

work((arena: Arena) => {
  const fight = new Fight(gameOf(arena.game), arena)
  return (bout: Bout) => fight.play(bout)
})
