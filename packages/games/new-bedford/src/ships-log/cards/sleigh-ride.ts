import { NONE, remove } from '@gam/kernel'
import { BOWHEAD } from '../../pieces.ts'
import type { G } from '../../state.ts'
import { arriveBeside } from '../../track.ts'
import { isLaden } from '../../whales.ts'
import { addWhale } from '../bans.ts'
import type { LogCard } from '../card.ts'
import { SLEIGH_RIDE } from '../deck.ts'
import { nameOwnShip } from '../name-ship.ts'

/** SL-26: a ride to the right of space 6. WW-23: a ship with the Blue Whale takes no bowhead. */
export const sleighRide: LogCard = {
  selected(g, seat, ship) {
    if (ship === NONE) return nameOwnShip(g, seat, SLEIGH_RIDE)
    const { state } = g
    const one = state.seats[seat].ships[ship]
    arriveBeside(state, one)
    g.tell('shipBeside', seat, ship)
    if (state.ocean[BOWHEAD] === 0 || isLaden(one)) return
    addWhale(g, seat, ship, SLEIGH_RIDE, haulBowhead)
  },
  hauled: haulBowhead,
}

function haulBowhead(g: G, seat: number, ship: number): void {
  remove(g.state.ocean, BOWHEAD)
  g.state.seats[seat].ships[ship].whales[BOWHEAD]++
  g.tell('whaleHauled', seat, ship, BOWHEAD)
}
