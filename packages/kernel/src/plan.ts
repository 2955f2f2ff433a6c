import type { Types } from './game.ts'
import type { Play } from './play.ts'

/** A plain plan to play by, without looking ahead: somebody to measure bots by, and for them to learn against. */
export interface Plan<T extends Types = Types> {
  /**
   * How much it likes an option of the menu: the most liked is taken, the first among equals. It reads only what the
   * seat that is asked can see.
   */
  like(g: Play<T>, code: number): number
}

/** The plans of a game by their names. */
export interface Plans {
  readonly [name: string]: Plan<Types>
}
