import { type Config, type Game, Play, Sfc32, view } from '@gam/kernel'
import { Search } from './search.ts'

/** Positions from a game played at random, this many decisions apart: early, middle and late ones. */
const APART = 7
const ITERATIONS = 500

/**
 * Searches positions of one game after the other, `rounds` of them, and answers how many iterations that were.
 * The caller holds the watch.
 */
export function searchSpeed(game: Game, config: Config, seed: number, rounds: number): number {
  const facts = game.facts(config)
  const luck = new Sfc32(seed)
  let iterations = 0
  for (let round = 0; round < rounds; ) {
    const play = new Play(game, game.shape.blank(config.seats), facts, new Sfc32(luck.word()))
    game.setup(play)
    for (let decision = 0; round < rounds && play.settle(); decision++) {
      const { codes, count } = play.menu
      if (decision % APART === 0 && count > 1) {
        const decided = { seat: play.seat, step: game.stepNames[play.step], options: [] }
        const seen = view(game, play.state, play.seat)
        const search = new Search({ game, config, view: seen, decision: decided, seed: luck.word() })
        for (let i = 0; i < ITERATIONS; i++) search.iterate()
        iterations += ITERATIONS
        round++
      }
      play.take(codes[luck.below(count)])
    }
  }
  return iterations
}
