import { OPEN, woodShort } from '../bars.ts'
import { HOME, WOOD } from '../pieces.ts'
import { hasShipIn, noShipBar } from '../shipping.ts'
import type { ActionSpace } from '../space.ts'
import { payGoods } from '../supply.ts'
import { STEP } from '../vocabulary.ts'

const PREPARING = 2

/** NB-20 */
export const dockyard: ActionSpace = {
  forShips: true,
  bar(g, seat, bonus, { wood, castaway }) {
    if (!hasShipIn(g.state, seat, HOME, castaway)) return noShipBar(g.state, seat, HOME)
    return wood >= PREPARING - bonus ? OPEN : woodShort(PREPARING - bonus)
  },
  act(g, seat, bonus) {
    payGoods(g, seat, WOOD, PREPARING - bonus)
    g.push(STEP.prepare, seat)
  },
}
