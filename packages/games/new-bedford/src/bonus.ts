import { isEmpty } from './posts.ts'
import type { G } from './state.ts'
import { BOARD } from './town.ts'

type Table = Pick<G, 'state' | 'facts'>

/** NB-27: 1 where this player's worker would have the bonus of a space. */
export function bonusAt(g: Table, seat: number, space: number): number {
  return space < BOARD && isEmpty(g.state, space) && !g.facts.expansions.keepsBonuses(g, seat) ? 1 : 0
}
