import type { SeatScore } from '@gam/kernel'
import { CARDS, GOODS, goodOf, MOST_GAMES } from './cards.ts'
import type { Facts, State } from './state.ts'

/** The most games of a match. */
export const MOST_GAMES_OF = { single: 1, three: 3, target: MOST_GAMES }

export function pointsOf(won: readonly number[], facts: Facts): number {
  let points = 0
  for (let card = 0; card < CARDS.size; card++) points += won[card] * facts.points[card]
  return points
}

const NOTHING: { [part: string]: number } = Object.fromEntries(GOODS.names.map((good) => [good, 0]))

/** Points of each good won in this game, and what earlier games of the match brought. */
export function score(state: State, facts: Facts): SeatScore[] {
  return state.seats.map(({ won, earlier }) => {
    const parts = { ...NOTHING }
    for (let card = 0; card < won.length; card++)
      if (won[card] > 0) parts[GOODS.value(goodOf(card))] += won[card] * facts.points[card]
    if (facts.match !== 'single') parts.earlier = earlier
    return { total: earlier + pointsOf(won, facts), parts }
  })
}

/** CG-21, CG-22, CG-26: asked when a game has ended, its points not yet carried over. */
export function isMatchOver(state: State, facts: Facts): boolean {
  if (state.game >= MOST_GAMES_OF[facts.match]) return true
  return (
    facts.match === 'target' &&
    state.seats.some(({ won, earlier }) => earlier + pointsOf(won, facts) >= facts.target)
  )
}
