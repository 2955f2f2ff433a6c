import { BAR, OPEN } from '../bars.ts'
import { RIGHT, SHIPS } from '../pieces.ts'
import type { Building } from '../space.ts'
import { isAtSea } from '../track.ts'
import { STEP } from '../vocabulary.ts'

/** NB-66: how many right whales land for free. */
export const TRYWORKS_LANDS = 3

/** NB-36: the first printing serves a ship that returns (NB-73), the second one at sea, at once (NB-74). */
export const tryworks: Building = {
  cost: [0, 0, 3, 0],
  space: {
    bar(g, seat) {
      if (!g.facts.secondPrinting) return OPEN
      const { ships } = g.state.seats[seat]
      for (let ship = 0; ship < SHIPS.size; ship++)
        if (isAtSea(ships[ship]) && ships[ship].whales[RIGHT] > 0) return OPEN
      return BAR.noRightWhaleAboard
    },
    act(g, seat) {
      if (g.facts.secondPrinting) g.push(STEP.landFree, seat)
      else g.state.seats[seat].tryworks = true
    },
  },
}
