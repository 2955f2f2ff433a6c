import { withWoodShort } from '../bars.ts'
import { WOOD } from '../pieces.ts'
import { launchBar } from '../shipping.ts'
import type { Building } from '../space.ts'
import { payGoods } from '../supply.ts'
import { LAUNCH_BY, STEP } from '../vocabulary.ts'

const PREPARING = 2

/** NB-31, NB-54: prepares and launches a ship in one go, for the full price of both. */
export const dryDock: Building = {
  cost: [2, 0, 2, 0],
  space: {
    forShips: true,
    bar(g, seat, _, means) {
      const launch = launchBar(g, seat, LAUNCH_BY.dryDock, means)
      return means.wood < PREPARING ? withWoodShort(launch, PREPARING) : launch
    },
    act(g, seat) {
      payGoods(g, seat, WOOD, PREPARING)
      g.push(STEP.launch, seat, LAUNCH_BY.dryDock)
    },
  },
}
