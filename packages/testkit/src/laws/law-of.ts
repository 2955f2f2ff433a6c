import type { Game, Types } from '@gam/kernel'
import type { Tables } from '../tables.ts'
import type { Position, Trail } from '../trail.ts'

/**
 * Something every game must keep to. It looks at the game itself, at whole games played, or at single positions
 * of them, and throws where it finds itself broken.
 */
export interface LawOf {
  readonly id: string
  readonly title: string
  /** At how many positions of each game it looks; at all of them where this is left out. */
  readonly positions?: number
  game?<T extends Types>(game: Game<T>, tables: Tables<T>): void
  trail?<T extends Types>(trail: Trail<T>): void
  position?<T extends Types>(position: Position<T>): void
}
