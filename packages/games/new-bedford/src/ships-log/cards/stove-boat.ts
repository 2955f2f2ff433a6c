import { EMPTY_SEA, WHITE } from '../../pieces.ts'
import type { State } from '../../state.ts'
import { WINDOW } from '../../vocabulary.ts'
import type { LogCard } from '../card.ts'
import { STOVE_BOAT } from '../deck.ts'
import { isFreeOf } from '../protection.ts'
import { anyPlayer, hasShipToSelect } from '../strike.ts'

function whaleToPayFor({ out }: State): boolean {
  for (let token = 0; token < EMPTY_SEA; token++) if (token !== WHITE && out[token] > 0) return true
  return false
}

/** SL-46: in force for one whaling phase (log/bans.ts). */
export const stoveBoat: LogCard = {
  windows: [WINDOW.whaling],
  lasts: true,
  strikes: (g, seat) =>
    whaleToPayFor(g.state) &&
    anyPlayer(g, seat, (_, other) => hasShipToSelect(g, other) && !isFreeOf(g, other, STOVE_BOAT)),
}
