import { put } from '@gam/kernel'
import { drawOne } from '../ocean.ts'
import { EMPTY_SEA } from '../pieces.ts'
import type { G } from '../state.ts'
import { whalesIn } from '../whales.ts'
import { mayWhaleMore } from './limits.ts'
import { firstToSelect } from './sailing.ts'
import { setAside } from './workers.ts'

/** LO-14, LO-44: a whale out of the bag, if there is a ship for it. */
export function lastResort(g: G, seat: number): void {
  const { ocean, seats } = g.state
  setAside(g, seat)
  const ship = firstToSelect(g, seat)
  if (ship < 0 || !mayWhaleMore(g, seat) || whalesIn(ocean) === 0) {
    g.tell('nothingHauled', seat)
    return
  }
  let seas = 0
  let token = drawOne(g)
  for (; token === EMPTY_SEA; token = drawOne(g)) seas++
  for (; seas > 0; seas--) put(ocean, EMPTY_SEA)
  seats[seat].ships[ship].whales[token]++
  g.tell('whaleHauled', seat, ship, token)
}
