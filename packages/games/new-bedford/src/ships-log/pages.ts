import { PROMO_TOKENS } from '../pieces.ts'
import type { State } from '../state.ts'
import { cardsOf } from './shelf.ts'

/** SL-89, WW-03: all log cards of a seat, played or not, and its promo tokens. */
export function pagesOf(state: State, seat: number): number {
  const { whales } = state.seats[seat]
  let pages = cardsOf(state, seat)
  for (const token of PROMO_TOKENS) pages += whales[token]
  return pages
}

/** SL-09, SL-35: a point for each full pair. */
export function pointsForPages(state: State, seat: number): number {
  return Math.trunc(pagesOf(state, seat) / 2)
}
