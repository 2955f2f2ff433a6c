import { BAR, OPEN } from '../bars.ts'
import { canBuild } from '../cost.ts'
import type { ActionSpace } from '../space.ts'
import { STEP } from '../vocabulary.ts'

/** NB-19 */
export const townHall: ActionSpace = {
  bar: (g, _, bonus, means) => (canBuild(g, means, bonus) ? OPEN : BAR.nothingToBuild),
  act: (g, seat, bonus) => g.push(STEP.build, seat, bonus),
}
