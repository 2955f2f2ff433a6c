import { FOOD } from '../../pieces.ts'
import { WINDOW } from '../../vocabulary.ts'
import type { LogCard } from '../card.ts'
import { ESSEX } from '../deck.ts'
import { drifts, isDriven } from '../drift.ts'
import { anyPlayer } from '../strike.ts'

/** SL-55: each other player, a food or a ship. */
export const wreckOfTheEssex: LogCard = {
  windows: [WINDOW.movement],
  strikes: (g, seat) => anyPlayer(g, seat, (game, other) => isDriven(game, other, FOOD)),
  ...drifts(ESSEX, FOOD, false),
}
