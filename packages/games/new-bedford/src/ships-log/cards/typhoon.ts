import { WINDOW } from '../../vocabulary.ts'
import type { LogCard } from '../card.ts'
import { TYPHOON } from '../deck.ts'
import { drifts, hasShipAdrift } from '../drift.ts'
import { anyPlayer } from '../strike.ts'

/** SL-53: all players, a ship. */
export const typhoon: LogCard = {
  windows: [WINDOW.movement],
  strikes: (g) => anyPlayer(g, -1, hasShipAdrift),
  ...drifts(TYPHOON, -1, true),
}
