import { BOWHEAD } from '../../pieces.ts'
import { WINDOW } from '../../vocabulary.ts'
import type { LogCard } from '../card.ts'
import { SEA_ICE } from '../deck.ts'
import { isFreeOf } from '../protection.ts'
import { anyPlayer, hasShipToSelect } from '../strike.ts'

/** SL-52: in force for one whaling phase (log/bans.ts). */
export const seaIce: LogCard = {
  windows: [WINDOW.whaling],
  lasts: true,
  strikes: (g, seat) =>
    g.state.out[BOWHEAD] > 0 &&
    anyPlayer(g, seat, (_, other) => hasShipToSelect(g, other) && !isFreeOf(g, other, SEA_ICE)),
}
