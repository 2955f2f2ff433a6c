import { BOTTLE, HOME } from '../../pieces.ts'
import { firstShip } from '../../shipping.ts'
import type { LogCard } from '../card.ts'

const POINTS = 2

/** SL-29, SL-84: at once, or never. */
export const shipInABottle: LogCard = {
  selected(g, seat) {
    const me = g.state.seats[seat]
    const ship = firstShip(me, HOME)
    if (ship < 0) return
    me.ships[ship].at = BOTTLE
    g.tell('shipBottled', seat, ship)
  },
  points: (state, _, seat) => (firstShip(state.seats[seat], BOTTLE) < 0 ? 0 : POINTS),
}
