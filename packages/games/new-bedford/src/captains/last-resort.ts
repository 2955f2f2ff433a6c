import { drawPlainWhale, plainWhalesIn } from '../ocean.ts'
import type { G } from '../state.ts'
import { mayWhaleMore } from './limits.ts'
import { firstToSelect } from './sailing.ts'
import { setAside } from './workers.ts'

/** LO-14, LO-44: a whale out of the bag, if there is a ship for it. WW-24: promo tokens go back. */
export function lastResort(g: G, seat: number): void {
  const { ocean, seats } = g.state
  setAside(g, seat)
  const ship = firstToSelect(g, seat)
  if (ship < 0 || !mayWhaleMore(g, seat) || plainWhalesIn(ocean) === 0) {
    g.tell('nothingHauled', seat)
    return
  }
  const token = drawPlainWhale(g)
  seats[seat].ships[ship].whales[token]++
  g.tell('whaleHauled', seat, ship, token)
}
