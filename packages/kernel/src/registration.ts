import type { Game, Types } from './game.ts'
import type { GameLanguages, GameWords, RuleList } from './game-words.ts'
import type { Json } from './json.ts'
import { type Judged, type Judgement, pointsAsTheyStand } from './judgement.ts'
import type { Plans } from './plan.ts'

/** A game as a program finds it: nothing of it is loaded before it is asked for. */
export interface Registration<W extends GameWords = GameWords, R extends RuleList = RuleList> {
  readonly id: string
  /** How long a game usually takes. */
  readonly minutes: number
  /** `false`: it stands in no list, and is played by whoever knows its name. */
  readonly shelf?: false
  /** Enough to play it from its beginning. */
  game(): Promise<Game>
  /** The same with its checks, for whoever is handed a state; left out: `game` has them. */
  whole?(): Promise<Game>
  /** What its bots go by; without one, the points as they stand. */
  judgement?(): Promise<Judgement<Types>>
  /** Plain plans that its bots are measured by and can have a bent for; only bots that have one load them. */
  plans?(): Promise<Plans>
  /** Which rules there are; their sentences are the languages'. */
  rules(): Promise<R>
  readonly languages: GameLanguages<W, R>
  /** Ways to play it that are worth a day of the daily challenge; left out: as usual. */
  themes?(): Promise<readonly Theme[]>
}

export interface Theme {
  readonly seats: number
  readonly options?: { readonly [option: string]: Json }
}

export function loadWhole({ game, whole = game }: Pick<Registration, 'game' | 'whole'>): Promise<Game> {
  return whole()
}

/** For whoever thinks about positions, wherever they come from. */
export async function loadJudged(
  registration: Pick<Registration, 'game' | 'whole' | 'judgement'>,
): Promise<Judged> {
  const [game, judgement] = await Promise.all([loadWhole(registration), registration.judgement?.()])
  return { game, judgement: judgement ?? pointsAsTheyStand(game) }
}
