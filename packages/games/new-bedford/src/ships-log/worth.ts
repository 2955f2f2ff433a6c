import { LAST_ROUND } from '../pieces.ts'
import type { State } from '../state.ts'
import { CARDS, PORT_FEES } from './deck.ts'
import { holderOf, isActing, isReady } from './shelf.ts'

// What cards are worth to who has them, in points. Rough: bots search on.

/** What a card still to be used may bring, with time enough left. */
const WAITING: { readonly [K in (typeof CARDS.names)[number]]?: number } = {
  coffin: 1.4,
  'calm seas': 0.8,
  rats: 0.7,
  'mast-head': 0.4,
  'refinery fire': 0.6,
  'dice of fate': 1.3,
  'stove boat': 0.8,
  'burned oil': 0.5,
  sharks: 0.5,
  'ice sheet': 0.7,
  reef: 0.5,
  'sea ice': 0.5,
  typhoon: 0.4,
  'wreck of the essex': 0.7,
}
const WORTH: readonly number[] = CARDS.names.map((name) => WAITING[name] ?? 0)
/** Rounds in which a card finds its moment. */
const TIME_ENOUGH = 3

/** A dollar from each ship that returns: about one in two rounds for every other seat. */
const FEES_A_ROUND = 0.1

/** What the cards of a seat may still bring. */
export function worthOfCards(state: State, seat: number): number {
  const rounds = LAST_ROUND - state.round
  const time = Math.min(1, (rounds + 1) / TIME_ENOUGH)
  let worth = 0
  for (let card = 0; card < WORTH.length; card++)
    if (WORTH[card] > 0 && isReady(state, card, seat)) worth += WORTH[card] * time
  if (isActing(state, PORT_FEES) && holderOf(state, PORT_FEES) === seat)
    worth += FEES_A_ROUND * rounds * (state.seats.length - 1)
  return worth
}
