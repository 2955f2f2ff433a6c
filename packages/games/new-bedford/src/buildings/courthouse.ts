import { BAR, OPEN } from '../bars.ts'
import { canBuild } from '../cost.ts'
import type { Building } from '../space.ts'
import { STEP } from '../vocabulary.ts'

const SAVES = 2

/** NB-42, NB-56 */
export const courthouse: Building = {
  cost: [5, 0, 1, 0],
  space: {
    bar: (g, _, __, means) => (canBuild(g, means, SAVES) ? OPEN : BAR.nothingToBuild),
    act: (g, seat) => g.push(STEP.build, seat, SAVES),
  },
}
