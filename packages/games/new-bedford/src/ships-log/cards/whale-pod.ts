import { NONE } from '@gam/kernel'
import { drawPlainWhale, plainWhalesIn } from '../../ocean.ts'
import type { G } from '../../state.ts'
import { isLaden } from '../../whales.ts'
import { addWhale } from '../bans.ts'
import type { LogCard } from '../card.ts'
import { WHALE_POD } from '../deck.ts'
import { nameOwnShip } from '../name-ship.ts'

/** SL-32, SL-83: the first common whale out of the bag; promo tokens and empty seas go back. */
export const whalePod: LogCard = {
  selected(g, seat, ship) {
    if (ship === NONE) return nameOwnShip(g, seat, WHALE_POD)
    if (isLaden(g.state.seats[seat].ships[ship]) || plainWhalesIn(g.state.ocean) === 0) return
    addWhale(g, seat, ship, WHALE_POD, haulFirst)
  },
  hauled: haulFirst,
}

function haulFirst(g: G, seat: number, ship: number): void {
  const token = drawPlainWhale(g)
  g.state.seats[seat].ships[ship].whales[token]++
  g.tell('whaleHauled', seat, ship, token)
}
