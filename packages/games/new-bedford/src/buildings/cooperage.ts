import { BAR, OPEN } from '../bars.ts'
import { SHIPS } from '../pieces.ts'
import type { Building } from '../space.ts'
import { STEP } from '../vocabulary.ts'
import { whalesIn } from '../whales.ts'

/** NB-41 */
export const cooperage: Building = {
  cost: [4, 0, 0, 0],
  space: {
    bar(g, seat) {
      const { ships } = g.state.seats[seat]
      for (let ship = 0; ship < SHIPS.size; ship++) if (whalesIn(ships[ship].whales) > 0) return OPEN
      return BAR.noWhaleAboard
    },
    act: (g, seat) => g.push(STEP.countWhales, seat),
  },
}
