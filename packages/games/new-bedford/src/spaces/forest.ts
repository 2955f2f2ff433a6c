import { WOOD } from '../pieces.ts'
import { type ActionSpace, alwaysOpen } from '../space.ts'
import { takeGoods } from '../supply.ts'

const GIVES = [2, 0, 0]

/** NB-16 */
export const forest: ActionSpace = {
  bar: alwaysOpen,
  gives: GIVES,
  act: (g, seat, bonus) => takeGoods(g, seat, WOOD, GIVES[WOOD] + bonus),
}
