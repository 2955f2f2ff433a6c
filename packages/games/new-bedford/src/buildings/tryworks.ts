import { BAR, OPEN } from '../bars.ts'
import { leavesFee } from '../log/port-fees.ts'
import { RETURN, RIGHT, SHIPS } from '../pieces.ts'
import type { Building } from '../space.ts'
import type { G } from '../state.ts'
import { STEP } from '../vocabulary.ts'

/** NB-66: how many right whales land for free. */
export const TRYWORKS_LANDS = 3

/** NB-36: the first printing serves a ship that returns (NB-73), the second one at sea, at once (NB-74). */
export const tryworks: Building = {
  cost: [0, 0, 3, 0],
  space: {
    bar(g, seat) {
      if (!g.facts.secondPrinting) return OPEN
      for (let ship = 0; ship < SHIPS.size; ship++) if (mayTryOut(g, seat, ship, 1)) return OPEN
      return BAR.noRightWhaleAboard
    },
    act(g, seat) {
      if (g.facts.secondPrinting) g.push(STEP.landFree, seat)
      else g.state.seats[seat].tryworks = true
    },
  },
}

/** NB-74, WW-22: so many right whales of a ship at sea, or of one that returns with the Castaway. */
export function mayTryOut(g: G, seat: number, ship: number, whales: number): boolean {
  const one = g.state.seats[seat].ships[ship]
  if (one.at < RETURN || one.whales[RIGHT] < whales) return false
  return one.at !== RETURN || leavesFee(g, seat, ship, whales)
}
