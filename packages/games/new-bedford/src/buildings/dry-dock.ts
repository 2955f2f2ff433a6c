import { leanToLaunch } from '../action.ts'
import { withWoodShort } from '../bars.ts'
import { prepareAndLaunch } from '../captains/deeds.ts'
import { UNFIT } from '../captains/headings.ts'
import { launchTarget } from '../captains/sailing.ts'
import { launch, payWood } from '../judgement/holding.ts'
import type { ActionBuilding } from '../piece.ts'
import { HOME, WOOD } from '../pieces.ts'
import { firstShip, LAUNCH_BY, launchBar, PREPARING } from '../shipping.ts'
import type { G } from '../state.ts'
import { STEP } from '../step-ids.ts'
import { payGoods } from '../supply.ts'

/** NB-31: prepares and launches a ship in one go, for the full price of both. */
export const dryDock: ActionBuilding<'dry dock'> = {
  name: 'dry dock',
  rules: ['NB-31', 'NB-54'],
  icon: ['M2 9h3v8h14V9h3v12H2z', 'M6.5 13h11l-1.6 3H8.1zM11.3 3h1.4v9h-1.4zM13.5 4.5 17.5 11h-4z'],
  comesWith: '2 seats',
  cost: [2, 0, 2, 0],
  space: {
    forShips: true,
    bar(g, seat, _, means) {
      const launching = launchBar(g, seat, LAUNCH_BY.dryDock, means)
      return means.wood < PREPARING ? withWoodShort(launching, PREPARING) : launching
    },
    act(g, seat) {
      payGoods(g, seat, WOOD, PREPARING)
      g.push(STEP.launch, seat, LAUNCH_BY.dryDock)
    },
    captain: {
      prepare: serves,
      launch: serves,
      fits: (g, seat) => serves(g, seat) !== UNFIT,
      kinds: 2,
      act: prepareAndLaunch,
    },
    bots: {
      foresee(look, mine) {
        payWood(mine, PREPARING)
        launch(look, mine, LAUNCH_BY.dryDock)
      },
      lean: leanToLaunch,
    },
  },
  uses: [0.07872, 0.007213],
}

/** LO-30, LO-32: it saves nothing, and needs a ship at home and a space for it. */
function serves(g: G, seat: number): number {
  return firstShip(g.state.seats[seat], HOME) >= 0 && launchTarget(g, seat) > 0 ? 0 : UNFIT
}
