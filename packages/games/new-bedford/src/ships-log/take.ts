import { NONE } from '@gam/kernel'
import type { G } from '../state.ts'
import { LOG } from './cards.ts'
import { setUsed, setWaiting } from './shelf.ts'

/** SL-02, SL-04: a card goes to a player's board; what it does on selection follows. `ship` NONE: the Library. */
export function takeCard(g: G, seat: number, card: number, ship: number = NONE): void {
  const { state } = g
  setWaiting(state, card, seat)
  g.tell('cardTaken', seat, card)
  const { selected } = LOG[card]
  if (!selected) return
  setUsed(state, card)
  selected(g, seat, ship)
}
