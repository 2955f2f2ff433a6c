import type { Menu } from '@gam/kernel'
import { FARTHEST, SHORE } from '../pieces.ts'
import type { G } from '../state.ts'
import { reach } from '../track.ts'
import { VERB } from '../vocabulary.ts'

/** SL-77: the spaces farther out that a ship can be named to sail to. */
export function offerSailing(g: G, menu: Menu, seat: number, ship: number, most: number): void {
  const one = g.state.seats[seat].ships[ship]
  for (let to = one.at + 1; to <= one.at + most && to <= FARTHEST; to++) {
    const code = VERB.sail.of(ship, to - SHORE)
    if (reach(g.state, one, to - one.at) === to) menu.offer(code)
    else menu.refuse(code, 'spaceFull', to - SHORE)
  }
}
