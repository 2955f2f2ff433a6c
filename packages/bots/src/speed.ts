import { type Config, type Judged, type Judgement, Play, Sfc32, view } from '@gam/kernel'
import { Search } from './search.ts'

/** Positions from games played at random, this many decisions apart: early, middle and late ones. */
const APART = 7
const ITERATIONS = 500

/** What is left of a judgement without all that was learnt and drawn: the search that every version has made. */
export function plainly({ learnt: _, crowd: __, ...plain }: Judgement): Judgement {
  return plain
}

/** Each call searches one more position and answers how many iterations that were. The caller holds the watch. */
export function searchSpeed({ game, judgement }: Judged, config: Config, seed: number): () => number {
  const facts = game.facts(config)
  const luck = new Sfc32(seed)
  let play: Play | null = null
  let decision = 0
  return () => {
    for (; ; decision++) {
      if (!play?.settle()) {
        play = new Play(game, game.shape.blank(config.seats), facts, new Sfc32(luck.word()))
        game.setup(play)
        play.settle()
      }
      const { seat, step, menu, state } = play
      const searched = decision % APART === 0 && menu.count > 1
      if (searched) {
        const decided = { seat, step: game.stepNames[step], options: [] }
        const seen = view(game, state, seat)
        const search = new Search({
          game,
          judgement,
          config,
          view: seen,
          decision: decided,
          seed: luck.word(),
        })
        for (let i = 0; i < ITERATIONS; i++) search.iterate()
      }
      play.take(menu.codes[luck.below(menu.count)])
      if (searched) {
        decision++
        return ITERATIONS
      }
    }
  }
}
