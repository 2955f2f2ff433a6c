import { BAR, OPEN } from '../bars.ts'
import type { Building } from '../space.ts'
import { STALL } from '../stalls.ts'
import { STEP } from '../vocabulary.ts'

/** NB-45 */
export const market: Building = {
  cost: [1, 1, 1, 0],
  space: {
    bar(_, __, ___, { wood, food, brick }) {
      return wood + food + brick > 0 ? OPEN : BAR.nothingToSell
    },
    act: (g, seat) => g.push(STEP.sell, seat, STALL.market),
  },
}
