import type { Edition } from '../options.ts'
import { CRYSTAL, ICONS, PEARL, TILES } from '../tiles.ts'

/** The questions that the rules ask about a player's ability. */
export interface Ability {
  /** The version of the rules that brought it, where that is not the first. */
  readonly since?: number
  /** What the take-a-coin action gives. */
  readonly coins: number
  /** Is the first advance of a turn no action? */
  readonly sailsFree: boolean
  /** Does one buy action buy any number of tiles? */
  readonly buysMany: boolean
  /** By tile: the most that it costs, on whatever space. */
  readonly mostPaid: readonly number[]
  /** How many goods fewer a contract paid in goods needs. */
  readonly fewerGoods: number
  /** May tiles at the own port be swapped, as an action? */
  readonly swaps: boolean
  /** By tile: for how many of one good, chosen at will, it stands. */
  readonly wild: readonly number[]
  /** How many contracts the hand is refilled to. */
  readonly hand: number
}

/** An ability in the version of an edition. */
export type Magic = (edition: Edition) => Ability

export const NO_LIMIT = 99

/** Without the Magic of the Whales. */
export const NO_MAGIC: Ability = {
  coins: 1,
  sailsFree: false,
  buysMany: false,
  mostPaid: TILES.names.map(() => NO_LIMIT),
  fewerGoods: 0,
  swaps: false,
  wild: TILES.names.map((_, tile) => (tile >= CRYSTAL && tile < PEARL ? ICONS[tile] : 0)),
  hand: 3,
}
