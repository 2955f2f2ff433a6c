import { BRICK } from '../pieces.ts'
import { type ActionSpace, alwaysOpen } from '../space.ts'
import { takeGoods } from '../supply.ts'
import { STEP } from '../vocabulary.ts'

/** NB-17 */
export const warehouse: ActionSpace = {
  bar: alwaysOpen,
  gives: [0, 0, 1],
  act(g, seat, bonus) {
    takeGoods(g, seat, BRICK, 1)
    if (bonus) g.push(STEP.takeGood, seat)
  },
}
