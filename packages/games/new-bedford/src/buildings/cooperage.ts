import { leanBy } from '../action.ts'
import { BAR, OPEN } from '../bars.ts'
import type { ActionBuilding } from '../piece.ts'
import type { G } from '../state.ts'
import { STEP } from '../step-ids.ts'
import { fullestHold } from '../whales.ts'

export const cooperage: ActionBuilding<'cooperage'> = {
  name: 'cooperage',
  rules: ['NB-41'],
  icon: [
    'M7 2.5h10c3 5.5 3 13.5 0 19H7c-3-5.5-3-13.5 0-19z',
    { d: 'M5.3 7.5h13.4M5.3 16.5h13.4M9.8 3v18M14.2 3v18', cut: true, line: 1.2 },
  ],
  comesWith: '3 seats',
  cost: [4, 0, 0, 0],
  space: {
    bar(g, seat) {
      return fullestHold(g.state.seats[seat]) > 0 ? OPEN : BAR.noWhaleAboard
    },
    act: (g, seat) => g.push(STEP.countWhales, seat),
    captain: { money, fits: (g, seat) => money(g, seat) > 0 },
    bots: {
      foresee({ state }, mine) {
        mine.money += fullestHold(state.seats[mine.seat])
      },
      lean: leanBy(1.5),
    },
  },
  uses: [0.12, 0.145],
}

/** LO-29 */
function money(g: G, seat: number): number {
  return fullestHold(g.state.seats[seat])
}
