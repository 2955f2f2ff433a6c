import { BAR, OPEN } from '../bars.ts'
import { canBuild } from '../cost.ts'
import type { ActionSpace } from '../space.ts'
import { STEP } from '../vocabulary.ts'

/** NB-19 */
export const townHall: ActionSpace = {
  bar: (g, seat, bonus) => (canBuild(g, seat, bonus) ? OPEN : BAR.nothingToBuild),
  act: (g, seat, bonus) => g.push(STEP.build, seat, bonus),
}
