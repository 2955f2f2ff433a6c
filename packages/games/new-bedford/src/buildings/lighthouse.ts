import { BAR, OPEN } from '../bars.ts'
import { SHIPS } from '../pieces.ts'
import type { Building } from '../space.ts'
import type { Ship, State } from '../state.ts'
import { reach } from '../track.ts'
import { STEP } from '../vocabulary.ts'

/** NB-32 */
export const lighthouse: Building = {
  cost: [2, 0, 2, 0],
  space: {
    forShips: true,
    bar(g, seat) {
      const { ships } = g.state.seats[seat]
      for (let ship = 0; ship < SHIPS.size; ship++) if (canMoveOut(g.state, ships[ship])) return OPEN
      return BAR.noShipToMoveOut
    },
    act: (g, seat) => g.push(STEP.moveOut, seat),
  },
}

/** NB-55 */
export function canMoveOut(state: State, ship: Ship): boolean {
  return reach(state, ship, 1) > ship.at
}
