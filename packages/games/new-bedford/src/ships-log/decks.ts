import type { G } from '../state.ts'
import { STREAM } from '../step-ids.ts'
import { CARDS, IN_DECK, LIES_OPEN, UNDER_DECK } from './deck.ts'

// A deck has no order: what comes next is drawn when it is revealed. SL-70: what was put under never comes up.

/** SL-01 */
export function layOutDecks(g: G): void {
  for (let card = 0; card < CARDS.size; card++) g.state.log.push(IN_DECK)
  revealBoth(g)
}

/** SL-03: what nobody selected goes under its deck, and the next cards are revealed. */
export function turnOver(g: G): void {
  const { log } = g.state
  for (let card = 0; card < log.length; card++)
    if (log[card] === LIES_OPEN) {
      log[card] = UNDER_DECK
      g.tell('cardBuried', card)
    }
  revealBoth(g)
}

function revealBoth(g: G): void {
  for (const deck of g.facts.decks) reveal(g, deck)
}

function reveal(g: G, deck: readonly number[]): void {
  const { log } = g.state
  let left = 0
  for (const card of deck) if (log[card] === IN_DECK) left++
  if (left === 0) return
  let which = g.chance.below(left, STREAM.log)
  for (const card of deck)
    if (log[card] === IN_DECK && which-- === 0) {
      log[card] = LIES_OPEN
      g.tell('cardRevealed', card)
      return
    }
}
