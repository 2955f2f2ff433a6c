import type { Game, Rule, Types } from './game.ts'
import { type Judged, type Judgement, pointsAsTheyStand } from './judgement.ts'

/** A game as a program finds it: nothing of it is loaded before it is asked for. */
export interface Registration {
  readonly id: string
  game(): Promise<Game>
  /** What its bots go by; without one, the points as they stand. */
  judgement?(): Promise<Judgement<Types>>
  /** The sentences of its rules. */
  rules(): Promise<{ readonly [id: string]: Rule }>
}

export async function loadJudged(registration: Pick<Registration, 'game' | 'judgement'>): Promise<Judged> {
  const [game, judgement] = await Promise.all([registration.game(), registration.judgement?.()])
  return { game, judgement: judgement ?? pointsAsTheyStand(game) }
}
