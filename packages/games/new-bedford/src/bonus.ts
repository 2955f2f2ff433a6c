import { DICE_OF_FATE } from './log/deck.ts'
import { isFreeOf } from './log/protection.ts'
import { isActing } from './log/shelf.ts'
import { BOARD } from './pieces.ts'
import { isEmpty } from './posts.ts'
import type { G } from './state.ts'

/** NB-27: 1 where this player's worker would have the bonus of a space. */
export function bonusAt(g: G, seat: number, space: number): number {
  return space < BOARD && isEmpty(g.state, space) && hasBonuses(g, seat) ? 1 : 0
}

/** SL-45, SL-86: not where The Dice of Fate forbid them. */
export function hasBonuses(g: G, seat: number): boolean {
  if (!g.facts.log || !isActing(g.state, DICE_OF_FATE)) return true
  return isFreeOf(g, seat, DICE_OF_FATE)
}
