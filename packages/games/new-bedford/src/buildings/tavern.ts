import { BAR, OPEN } from '../bars.ts'
import { EMPTY_SEA } from '../pieces.ts'
import type { Building } from '../space.ts'
import { STEP } from '../vocabulary.ts'

/** NB-35, NB-57 */
export const tavern: Building = {
  cost: [0, 3, 2, 0],
  space: {
    bar: (g) => (g.state.out[EMPTY_SEA] > 0 ? OPEN : BAR.noSeaOut),
    act: (g, seat) => g.push(STEP.removeSeas, seat),
  },
}

/** What one or two empty seas bring. */
export function tavernPays(seas: number): number {
  return seas >= 2 ? 6 : 4
}
