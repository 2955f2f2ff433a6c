import { launchBar } from '../shipping.ts'
import type { ActionSpace } from '../space.ts'
import { LAUNCH_BY, STEP } from '../vocabulary.ts'

/** NB-21 */
export const cityPier: ActionSpace = {
  forShips: true,
  bar: (g, seat, bonus, means) => launchBar(g, seat, wayOf(bonus), means),
  act: (g, seat, bonus) => g.push(STEP.launch, seat, wayOf(bonus)),
}

function wayOf(bonus: number): number {
  return bonus ? LAUNCH_BY.cityPierFirst : LAUNCH_BY.cityPier
}
