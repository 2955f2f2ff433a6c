import type { Edition } from '../options.ts'
import type { Facts, Rider } from '../state.ts'

/** A goal of the clan: claimed by the first player who has as much as it needs (WR-61, WR-66). */
export interface Decree {
  readonly editions: readonly Edition[]
  /** The version of the rules that brought it, where that is not the first. */
  readonly since?: number
  readonly needed: number
  /** How far a player is. */
  has(rider: Rider, facts: Facts): number
  readonly coins: number
  readonly pearls: number
}

export const BOTH: readonly Edition[] = ['first', 'second']
