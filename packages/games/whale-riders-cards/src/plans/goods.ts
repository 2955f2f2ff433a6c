import { BONUS, cardOf, faceOf, goodOf, PLAIN, STORM } from '../cards.ts'
import { customsOf } from '../ports.ts'
import { goodsOnTable } from '../sale.ts'
import type { G } from '../state.ts'
import { PLAY } from '../vocabulary.ts'

/** What the plans of this game look at when a card may be played. */
export interface Prospect {
  readonly storm: boolean
  readonly bonus: boolean
  readonly worth: number
  /** The goods of its kind that a sale still needs after it; 0: it sells. */
  readonly short: number
  /** Cards of its kind before this player, before all the others, and left in hand. */
  readonly mine: number
  readonly theirs: number
  readonly held: number
}

export function prospectOf(g: G, code: number): Prospect {
  const { state, facts, seat } = g
  const card = PLAY.first(code)
  const good = goodOf(card)
  const face = faceOf(card)
  const laid = state.seats.map(({ table }) => table[cardOf(good, PLAIN)] + table[cardOf(good, BONUS)])
  const { hand } = state.seats[seat]
  const goods = goodsOnTable(state.seats, good) + (face === BONUS ? 2 : face === PLAIN ? 1 : 0)
  return {
    storm: face === STORM,
    bonus: face === BONUS,
    worth: facts.points[cardOf(good, PLAIN)],
    short: Math.max(0, customsOf(state.port).price[good] - goods),
    mine: laid[seat],
    theirs: laid.reduce((sum, cards) => sum + cards, 0) - laid[seat],
    held: hand[cardOf(good, PLAIN)] + hand[cardOf(good, BONUS)] - (face === STORM ? 0 : 1),
  }
}
