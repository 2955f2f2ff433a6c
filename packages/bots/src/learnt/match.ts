import { type Config, type Game, type Judged, type Judgement, type Plan, Play, Sfc32 } from '@gam/kernel'
import type { Bot, Thought } from '../bot.ts'
import { takenBy } from '../contest.ts'
import { planned } from '../planned.ts'
import { searching } from '../searching.ts'

// A game that is learnt from, kept as the actions that were taken: whoever learns plays it again.

export interface Match extends Judged {
  readonly config: Config
  /** What each seat goes by: a judgement with which it searches, or a plan. */
  readonly players: readonly Player[]
  readonly iterations: number
  readonly seed: number
}

export type Player = { readonly judgement: Judgement } | { readonly plan: Plan }

export interface PlayedMatch {
  readonly codes: readonly number[]
  /** What the seat that was asked thought its chance of winning after its move; null where it did not think. */
  readonly worths: readonly (number | null)[]
  /** What a search liked at each decision: an option, its share in thousandths, the next option, … */
  readonly likings: readonly (readonly number[])[]
}

/** Every so many decisions a move is drawn by lot, so that positions come up that nobody would choose. */
const STRAY = 16

export function playMatch({ game, judgement, config, players, iterations, seed }: Match): PlayedMatch {
  const luck = new Sfc32(seed)
  const play = opened(game, config, seed)
  const think = searching({ iterations, ms: Number.POSITIVE_INFINITY, haze: 0 })
  const codes: number[] = []
  const worths: (number | null)[] = []
  const likings: (readonly number[])[] = []
  while (play.settle()) {
    const { menu, seat } = play
    let found: readonly Thought[] = []
    let code = menu.codes[luck.below(menu.count)]
    if (menu.count > 1 && luck.below(STRAY) !== 0) {
      const player = players[seat]
      const bot: Bot = (ask) => {
        if ('plan' in player) return planned(player.plan)(ask)
        const advice = think({ ...ask, judgement: player.judgement })
        found = advice.found ?? []
        return advice
      }
      code = takenBy(bot, game, config, play, { judgement, seed: luck.word(), budget: {} })
    }
    codes.push(code)
    worths.push(found[0]?.worth ?? null)
    likings.push(likingOf(game, found))
    play.take(code)
  }
  return { codes, worths, likings }
}

/** What was looked at for long, whatever came of it: one lucky look says nothing. */
function likingOf(game: Game, found: readonly Thought[]): number[] {
  return found.flatMap(({ text, share }) => {
    const code = game.actions.parse(text)
    const liked = Math.round(1000 * share)
    return typeof code === 'number' && liked > 0 ? [code, liked] : []
  })
}

/** The same table again: what chance does depends on the seed alone. */
export function opened(game: Game, config: Config, seed: number): Play {
  const chance = new Sfc32(seed ^ 0x7ab1e)
  const play = new Play(game, game.shape.blank(config.seats), game.facts(config), chance)
  game.setup(play)
  return play
}
