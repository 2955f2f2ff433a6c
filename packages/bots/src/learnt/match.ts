import { type Config, type Game, type Judgement, Play, Sfc32 } from '@gam/kernel'
import { takenBy } from '../contest.ts'
import { searching } from '../searching.ts'

// A game that is learnt from, kept as the actions that were taken: whoever learns plays it again.

export interface Match {
  readonly game: Game
  readonly config: Config
  /** What each seat goes by. */
  readonly judgements: readonly Judgement[]
  readonly iterations: number
  readonly seed: number
}

export interface PlayedMatch {
  readonly codes: readonly number[]
  /** What the seat that was asked thought its chance of winning after its move; null where it did not think. */
  readonly worths: readonly (number | null)[]
}

/** Every so many decisions a move is drawn by lot, so that positions come up that nobody would choose. */
const STRAY = 16

export function playMatch({ game, config, judgements, iterations, seed }: Match): PlayedMatch {
  const luck = new Sfc32(seed)
  const play = opened(game, config, seed)
  const think = searching({ iterations, ms: Number.POSITIVE_INFINITY, haze: 0 })
  const codes: number[] = []
  const worths: (number | null)[] = []
  while (play.settle()) {
    const { menu, seat } = play
    let worth: number | null = null
    let code = menu.codes[luck.below(menu.count)]
    if (menu.count > 1 && luck.below(STRAY) !== 0)
      code = takenBy(
        (ask) => {
          const advice = think(ask)
          worth = advice.found?.[0].worth ?? null
          return advice
        },
        game,
        config,
        play,
        { judgement: judgements[seat], seed: luck.word(), budget: {} },
      )
    codes.push(code)
    worths.push(worth)
    play.take(code)
  }
  return { codes, worths }
}

/** The same table again: what chance does depends on the seed alone. */
export function opened(game: Game, config: Config, seed: number): Play {
  const chance = new Sfc32(seed ^ 0x7ab1e)
  const play = new Play(game, game.shape.blank(config.seats), game.facts(config), chance)
  game.setup(play)
  return play
}
