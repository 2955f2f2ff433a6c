import { launchBar } from '../shipping.ts'
import type { Building } from '../space.ts'
import { LAUNCH_BY, STEP } from '../vocabulary.ts'

/** NB-37 */
export const wharf: Building = {
  cost: [3, 0, 1, 0],
  space: {
    forShips: true,
    bar: (g, seat, _, means) => launchBar(g, seat, LAUNCH_BY.wharf, means),
    act: (g, seat) => g.push(STEP.launch, seat, LAUNCH_BY.wharf),
  },
}
