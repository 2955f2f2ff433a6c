import { BAR, OPEN } from '../bars.ts'
import type { ActionSpace } from '../space.ts'
import { STALL } from '../stalls.ts'
import { takeMoney } from '../supply.ts'
import { STEP } from '../vocabulary.ts'

/** NB-18 */
export const generalStore: ActionSpace = {
  bar(_, __, ___, { wood, food, brick }) {
    return wood + food + brick > 0 ? OPEN : BAR.nothingToSell
  },
  act(g, seat, bonus) {
    takeMoney(g, seat, bonus)
    g.push(STEP.sell, seat, STALL.store)
  },
}
