import { leanToLaunch } from '../action.ts'
import { launchDocked } from '../captains/deeds.ts'
import { UNFIT } from '../captains/headings.ts'
import { launchTarget } from '../captains/sailing.ts'
import { disc } from '../icon.ts'
import { launch } from '../judgement/holding.ts'
import type { Space } from '../piece.ts'
import { DOCK } from '../pieces.ts'
import { firstShip, LAUNCH_BY, launchBar } from '../shipping.ts'
import { STEP } from '../step-ids.ts'

export const cityPier: Space<'city pier'> = {
  name: 'city pier',
  rules: ['NB-21', 'NB-53'],
  icon: [
    'M11 8h2v11.5c3.5-.4 5.5-2.5 6-5.5l-2.5.8 3.5-4.3 2.5 5-2-.7C19.8 19 16.5 22 12 22s-7.8-3-8.5-7.2l-2 .7 2.5-5 3.5 4.3L5 14c.5 3 2.5 5.1 6 5.5z',
    { d: disc(12, 5, 3), line: 2 },
    { d: 'M8 10.5h8', line: 2, flat: true },
  ],
  forShips: true,
  bar: (g, seat, bonus, means) => launchBar(g, seat, wayOf(bonus), means),
  act: (g, seat, bonus) => g.push(STEP.launch, seat, wayOf(bonus)),
  captain: {
    launch: (g, seat, bonus) =>
      firstShip(g.state.seats[seat], DOCK) >= 0 && launchTarget(g, seat) > 0 ? bonus : UNFIT,
    act: launchDocked,
  },
  bots: { foresee: (look, mine, bonus) => launch(look, mine, wayOf(bonus)), lean: leanToLaunch },
}

function wayOf(bonus: number): number {
  return bonus ? LAUNCH_BY.cityPierFirst : LAUNCH_BY.cityPier
}
