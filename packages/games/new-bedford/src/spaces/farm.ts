import { FOOD } from '../pieces.ts'
import { type ActionSpace, alwaysOpen } from '../space.ts'
import { takeGoods } from '../supply.ts'

const GIVES = [0, 2, 0]

/** NB-15 */
export const farm: ActionSpace = {
  bar: alwaysOpen,
  gives: GIVES,
  act: (g, seat, bonus) => takeGoods(g, seat, FOOD, GIVES[FOOD] + bonus),
}
