import { plainly, searchSpeed } from '@gam/bots'
import { type Game, oneAt, Play, Sfc32, Sitting, type Types } from '@gam/kernel'
import { judgementOf } from '../games.ts'
import type { Activity } from './race.ts'

/** How many play in a benchmark. */
export const SEATS = 4

/**
 * One call each: a whole random game through the kernel, a copy of a state in the middle of one, or some
 * iterations of a bot's search: as bots play now, and plain, by the judgement without what was learnt.
 */
export type Runners = { readonly [A in Activity]: () => number }

/** Quiet, as search plays: one state is made blank and set up again for every game. */
export function runnersOf(game: Game, seats: number): Runners {
  const names = Array.from({ length: seats }, (_, i) => `Player ${i + 1}`)
  const { config, facts } = Sitting.begin(game, { seats: names, seed: 'bench' })
  const blank = game.shape.blank(config.seats)
  const chance = new Sfc32(1)
  const play = new Play(game, game.shape.copy(blank), facts, chance)
  const judgement = judgementOf(game)
  const playouts = () => {
    game.overwrite(blank, play.state)
    let decisions = 0
    game.setup(play)
    while (play.settle()) {
      play.take(oneAt(play.menu.codes, chance.below(play.menu.count)))
      decisions++
    }
    return decisions
  }
  const middle = half(game, new Play(game, game.shape.copy(blank), facts, new Sfc32(1)), playouts())
  const over = game.shape.copy(blank)
  return {
    playouts,
    copies() {
      game.overwrite(middle, over)
      return 1
    },
    search: searchSpeed({ game, judgement }, config, 1),
    plain: searchSpeed({ game, judgement: plainly(judgement) }, config, 1),
  }
}

function half(game: Game, play: Play, length: number): Types['state'] {
  game.setup(play)
  for (let i = 0; i < length / 2 && play.settle(); i++) play.take(oneAt(play.menu.codes, 0))
  return play.state
}

export function seatsOf(game: Game): number {
  return Math.min(Math.max(SEATS, game.seats.min), game.seats.max)
}
