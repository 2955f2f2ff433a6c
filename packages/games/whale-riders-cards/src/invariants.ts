import { sizeOf } from '@gam/kernel'
import { CARDS, faceOf, STORM } from './cards.ts'
import { PORTS } from './ports.ts'
import { MOST_GAMES_OF } from './scoring.ts'
import type { Facts, State } from './state.ts'

export function invariants(state: State, facts: Facts): string[] {
  const wrong: string[] = []
  const { seats, pile, removed, portDeck, port } = state
  for (const [card, name] of CARDS.names.entries()) {
    let n = pile[card] + removed[card]
    for (const { hand, table, won } of seats) n += hand[card] + table[card] + won[card]
    if (n !== facts.deck[card]) wrong.push(`there are ${n} cards ${name}, the deck has ${facts.deck[card]}`)
    if (faceOf(card) === STORM && seats.some(({ table, won }) => table[card] + won[card] > 0))
      wrong.push(`${name} lies before a player; a snow storm never does`)
  }
  const piles = [pile, removed, ...seats.flatMap(({ hand, table, won }) => [hand, table, won])]
  if (piles.some((cards) => cards.some((n) => n < 0))) wrong.push('a pile holds fewer than no cards')
  if (PORTS.names.some((_, kind) => portDeck[kind] > facts.ports[kind]))
    wrong.push('there is one of each port')
  if (port >= 0 && !facts.advanced) wrong.push('a port lies open in a game without ports')
  if (!facts.advanced && sizeOf(portDeck) > 0) wrong.push('there are port cards in a game without ports')
  if (state.game > MOST_GAMES_OF[facts.match]) wrong.push(`there is no game ${state.game} in this match`)
  return wrong
}
