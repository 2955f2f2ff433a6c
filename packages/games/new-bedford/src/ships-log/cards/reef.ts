import { WOOD } from '../../pieces.ts'
import { WINDOW } from '../../vocabulary.ts'
import type { LogCard } from '../card.ts'
import { REEF } from '../deck.ts'
import { drifts, isDriven } from '../drift.ts'
import { anyPlayer } from '../strike.ts'

/** SL-51: all players, a wood or a ship. */
export const reef: LogCard = {
  windows: [WINDOW.movement],
  strikes: (g) => anyPlayer(g, -1, (game, seat) => isDriven(game, seat, WOOD)),
  ...drifts(REEF, WOOD, true),
}
