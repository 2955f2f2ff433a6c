import { leanToLaunch } from '../action.ts'
import { launchDocked } from '../captains/deeds.ts'
import { UNFIT } from '../captains/headings.ts'
import { launchTarget } from '../captains/sailing.ts'
import { launch } from '../judgement/holding.ts'
import type { ActionBuilding } from '../piece.ts'
import { DOCK } from '../pieces.ts'
import { firstShip, LAUNCH_BY, launchBar, launchFood } from '../shipping.ts'
import type { G } from '../state.ts'
import { STEP } from '../step-ids.ts'

export const wharf: ActionBuilding<'wharf'> = {
  name: 'wharf',
  rules: ['NB-37', 'NB-53'],
  icon: [
    'M1.5 10h21v3.2h-21z',
    'M4 13.2h2.6V21H4zM10.7 13.2h2.6V21h-2.6zM17.4 13.2H20V21h-2.6z',
    { d: 'M17 9V4.5h-5.5V9', line: 1.8, flat: true },
    'M10 5h3v3h-3z',
  ],
  comesWith: '2 seats',
  cost: [3, 0, 1, 0],
  space: {
    forShips: true,
    bar: (g, seat, _, means) => launchBar(g, seat, LAUNCH_BY.wharf, means),
    act: (g, seat) => g.push(STEP.launch, seat, LAUNCH_BY.wharf),
    captain: { launch: saves, fits: (g, seat) => saves(g, seat) !== UNFIT, act: launchDocked },
    bots: { foresee: (look, mine) => launch(look, mine, LAUNCH_BY.wharf), lean: leanToLaunch },
  },
  uses: [0.1335, 0.09079],
}

/** LO-30: the food saved on the space he would take. */
function saves(g: G, seat: number): number {
  const waters = launchTarget(g, seat)
  if (waters === 0 || firstShip(g.state.seats[seat], DOCK) < 0) return UNFIT
  return g.facts.launchFood[waters - 1] - launchFood(g.facts, LAUNCH_BY.wharf, waters)
}
