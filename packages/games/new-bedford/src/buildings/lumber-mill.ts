import { BAR, OPEN } from '../bars.ts'
import type { Building } from '../space.ts'
import { STALL } from '../stalls.ts'
import { STEP } from '../vocabulary.ts'

/** NB-33 */
export const lumberMill: Building = {
  cost: [3, 0, 1, 0],
  space: {
    bar: (_, __, ___, means) => (means.wood > 0 ? OPEN : BAR.noWoodToSell),
    act: (g, seat) => g.push(STEP.sell, seat, STALL.mill),
  },
}
