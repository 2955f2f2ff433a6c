import { oneAt } from '@gam/kernel'
import { gameOf, plansOf } from '../games.ts'
import { work } from '../workers/work.ts'
import { AwayFight } from './away.ts'
import { Fight } from './fight.ts'
import type { Arena, Bout } from './job.ts'

work((arena: Arena) => {
  const game = gameOf(arena.game)
  const fight = plansOf(game).then((plans) => new Fight(game, arena, plans))
  const away = new AwayFight(game, arena)
  return async (bout: Bout) => {
    const { checkout } = oneAt(arena.entrants, bout.rest)
    return checkout === undefined ? (await fight).play(bout) : away.play(bout, checkout)
  }
})
