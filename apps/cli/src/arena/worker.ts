import { oneAt } from '@gam/kernel'
import { gameOf, plansOf } from '../games.ts'
import { work } from '../workers/work.ts'
import { AwayFight } from './away.ts'
import { Fight } from './fight.ts'
import type { Arena, Bout } from './job.ts'

work((arena: Arena) => {
  const game = gameOf(arena.game)
  const fight = new Fight(game, arena, plansOf(game))
  const away = new AwayFight(game, arena)
  return async (bout: Bout) => {
    const { checkout } = oneAt(arena.entrants, bout.rest)
    return checkout === undefined ? fight.play(bout) : away.play(bout, checkout)
  }
})
