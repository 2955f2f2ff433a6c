import { leanBy } from '../action.ts'
import { BAR, OPEN } from '../bars.ts'
import { build } from '../captains/deeds.ts'
import { UNFIT } from '../captains/headings.ts'
import { tileFor } from '../captains/tiles.ts'
import { canBuild } from '../cost.ts'
import { disc } from '../icon.ts'
import type { Space } from '../piece.ts'
import { STEP } from '../step-ids.ts'

export const townHall: Space<'town hall'> = {
  name: 'town hall',
  rules: ['NB-19', 'NB-28'],
  icon: [
    'M10 6V3.5L12 1.5l2 2V6l8 5v10.5H2V11z',
    { d: disc(12, 10, 2.3), cut: true },
    { d: 'M10.3 21.5V16h3.4v5.5zM4.5 14h3v4h-3zM16.5 14h3v4h-3z', cut: true },
  ],
  bar: (g, _, bonus, means) => (canBuild(g, means, bonus) ? OPEN : BAR.nothingToBuild),
  act: (g, seat, bonus) => g.push(STEP.build, seat, bonus),
  captain: {
    build: (g, seat, bonus, heading) => (tileFor(g, seat, heading) < 0 ? UNFIT : bonus),
    act: build,
  },
  bots: {
    foresee(_, mine, bonus) {
      mine.saves = bonus
    },
    lean: leanBy(2),
  },
}
