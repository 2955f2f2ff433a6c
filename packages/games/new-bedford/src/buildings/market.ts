import { leanBy } from '../action.ts'
import { BAR, OPEN } from '../bars.ts'
import type { ActionBuilding } from '../piece.ts'
import { STALL } from '../stalls.ts'
import { STEP } from '../step-ids.ts'

export const market: ActionBuilding<'market'> = {
  name: 'market',
  rules: ['NB-45'],
  icon: [
    'M2.5 8 5 3h14l2.5 5zM4 12.5h16V21H4z',
    'M2.5 8.5c0 4 4.7 4 4.7 0 0 4 4.8 4 4.8 0 0 4 4.8 4 4.8 0 0 4 4.7 4 4.7 0z',
    { d: 'M7 15.5h10v5.5H7z', cut: true },
  ],
  comesWith: '3 seats',
  cost: [1, 1, 1, 0],
  space: {
    bar(_, __, ___, { wood, food, brick }) {
      return wood + food + brick > 0 ? OPEN : BAR.nothingToSell
    },
    act: (g, seat) => g.push(STEP.sell, seat, STALL.market),
    // LO-11
    captain: { money: () => 6 },
    bots: {
      foresee(_, mine) {
        mine.stall = STALL.market
      },
      lean: leanBy(1),
    },
  },
  uses: [0.08, 0.08381],
}
