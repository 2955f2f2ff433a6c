import { leanBy } from '../action.ts'
import { BAR, OPEN } from '../bars.ts'
import { shipToMoveOut } from '../captains/sailing.ts'
import { moveOut } from '../judgement/holding.ts'
import type { ActionBuilding } from '../piece.ts'
import { SHIPS } from '../pieces.ts'
import { STEP } from '../step-ids.ts'
import { canMoveOut, moveOne } from '../track.ts'

export const lighthouse: ActionBuilding<'lighthouse'> = {
  name: 'lighthouse',
  rules: ['NB-32', 'NB-55'],
  icon: [
    'M9.3 8h5.4l1.6 13.5H7.7zM8.8 3.8 12 1.5l3.2 2.3v3H8.8z',
    { d: 'M9 13h6M8.5 17h7', cut: true, line: 1.5 },
    { d: 'M16.5 5h5M2.5 5h5', line: 1.7 },
  ],
  comesWith: '2 seats',
  cost: [2, 0, 2, 0],
  space: {
    forShips: true,
    bar(g, seat) {
      const { ships } = g.state.seats[seat]
      for (let ship = 0; ship < SHIPS.size; ship++) if (canMoveOut(g.state, ships[ship])) return OPEN
      return BAR.noShipToMoveOut
    },
    act: (g, seat) => g.push(STEP.moveOut, seat),
    captain: {
      fits: (g, seat) => shipToMoveOut(g, seat) >= 0,
      act: (g, seat) => moveOne(g, seat, shipToMoveOut(g, seat), 1, true),
    },
    bots: { foresee: moveOut, lean: leanBy(1) },
  },
  uses: [0.05047, 0.07212],
}
