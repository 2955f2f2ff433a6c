import type { Facts, State } from '../state.ts'
import { LOG } from './cards.ts'
import { seatOfPlace } from './deck.ts'

/** SL-89: what the cards of a seat count at the end. */
export function logPoints(state: State, facts: Facts, seat: number): number {
  const { log } = state
  let points = 0
  for (let card = 0; card < log.length; card++)
    if (seatOfPlace(log[card]) === seat) points += LOG[card].points?.(state, facts, seat) ?? 0
  return points
}
