import { leanBy } from '../action.ts'
import { BAR, OPEN } from '../bars.ts'
import { build } from '../captains/deeds.ts'
import { HEADING, UNFIT } from '../captains/headings.ts'
import { tileFor } from '../captains/tiles.ts'
import { canBuild } from '../cost.ts'
import type { ActionBuilding } from '../piece.ts'
import { STEP } from '../step-ids.ts'

const SAVES = 2

export const courthouse: ActionBuilding<'courthouse'> = {
  name: 'courthouse',
  rules: ['NB-42', 'NB-56'],
  icon: [
    'M11 2h2v17h4v2.5H7V19h4z',
    'M3 5.5h18v1.8H3z',
    'M1.5 14 5 7l3.5 7c-1 2.3-6 2.3-7 0zM15.5 14 19 7l3.5 7c-1 2.3-6 2.3-7 0z',
  ],
  comesWith: '3 seats',
  cost: [5, 0, 1, 0],
  space: {
    bar: (g, _, __, means) => (canBuild(g, means, SAVES) ? OPEN : BAR.nothingToBuild),
    act: (g, seat) => g.push(STEP.build, seat, SAVES),
    captain: {
      build: (g, seat, _, heading) => (tileFor(g, seat, heading) < 0 ? UNFIT : SAVES),
      fits: (g, seat) => tileFor(g, seat, HEADING.building) >= 0,
      act: build,
    },
    bots: {
      foresee(_, mine) {
        mine.saves = SAVES
      },
      lean: leanBy(2),
    },
  },
  uses: [0.12, 0.1153],
}
