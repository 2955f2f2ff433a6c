import { bag, counts, integer, maybe, one, type Play, perSeat, pile, struct } from '@gam/kernel'
import { CARDS, GOODS_POOL, MOST_GAMES, SEAT } from './cards.ts'
import type { Box } from './components.ts'
import type { CardOptions } from './options.ts'
import { PORTS } from './ports.ts'
import type { actions, events, refusals } from './vocabulary.ts'

export interface Seat {
  hand: number[]
  /** Face up before the player. */
  table: number[]
  /** The score pile of the game being played. */
  won: number[]
  /** Points of the match's earlier games. */
  earlier: number
}

export interface State {
  agenda: number[]
  /** Which game of the match this is. */
  game: number
  dealer: number
  /** The draw pile. */
  pile: number[]
  removed: number[]
  port: number
  /** The ports that have not come up since the port deck was last shuffled. */
  portDeck: number[]
  seats: Seat[]
}

export interface Facts {
  readonly advanced: boolean
  readonly match: CardOptions['match']
  /** The total that ends a match to a target. */
  readonly target: number
  readonly deck: readonly number[]
  /** How many cards of each port there are. */
  readonly ports: readonly number[]
  /** What each card is worth in a score pile. */
  readonly points: readonly number[]
}

export interface CardTypes {
  state: State
  facts: Facts
  options: CardOptions
  components: Box
  actions: (typeof actions)['table']
  events: typeof events
  refusals: typeof refusals
}

export type G = Play<CardTypes>

export const stateShape = {
  game: integer(0, MOST_GAMES),
  dealer: one(SEAT),
  pile: pile(GOODS_POOL),
  removed: counts(CARDS),
  port: maybe(PORTS),
  portDeck: bag(PORTS),
  seats: perSeat(
    struct<Seat>({
      hand: pile(GOODS_POOL),
      table: counts(CARDS),
      won: counts(CARDS),
      earlier: integer(0, 100_000),
    }),
  ),
}
