import { type Config, type Game, type Judged, type Judgement, type Plan, Play, Sfc32 } from '@gam/kernel'
import type { Bot } from '../bot.ts'
import { takenBy } from '../contest.ts'
import { planned } from '../planned.ts'
import { type Candidate, Search } from '../search.ts'
import { advise } from '../searching.ts'

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
  /** What a search made of its options at each decision, the best first; none where nobody searched. */
  readonly looks: readonly (readonly Look[])[]
}

/** An option, how often it was looked at, and what it was found to be worth to each seat. */
export type Look = readonly [code: number, visits: number, ...worths: number[]]

/** Every so many decisions a move is drawn by lot, so that positions come up that nobody would choose. */
const STRAY = 16
/** Worths are kept to so many parts of one. */
const PARTS = 10_000

export function playMatch({ game, judgement, config, players, iterations, seed }: Match): PlayedMatch {
  const luck = new Sfc32(seed)
  const play = opened(game, config, seed)
  const thinking = { iterations, ms: Number.POSITIVE_INFINITY, haze: 0 }
  const codes: number[] = []
  const looks: (readonly Look[])[] = []
  while (play.settle()) {
    const { menu, seat } = play
    let found: readonly Candidate[] = []
    let code = menu.codes[luck.below(menu.count)]
    if (menu.count > 1 && luck.below(STRAY) !== 0) {
      const player = players[seat]
      const bot: Bot = (ask) => {
        if ('plan' in player) return planned(player.plan)(ask)
        const own = { ...ask, judgement: player.judgement }
        const search = new Search(own)
        const advice = advise(own, thinking, search)
        found = search.candidates()
        return advice
      }
      code = takenBy(bot, game, config, play, { judgement, seed: luck.word(), budget: {} })
    }
    codes.push(code)
    looks.push(found.map(lookOf))
    play.take(code)
  }
  return { codes, looks }
}

function lookOf({ code, visits, worths }: Candidate): Look {
  return [code, visits, ...worths.map((worth) => Math.round(worth * PARTS) / PARTS)]
}

/** The same table again: what chance does depends on the seed alone. */
export function opened(game: Game, config: Config, seed: number): Play {
  const chance = new Sfc32(seed ^ 0x7ab1e)
  const play = new Play(game, game.shape.blank(config.seats), game.facts(config), chance)
  game.setup(play)
  return play
}
