import { brings, leanBy } from '../action.ts'
import type { Space } from '../piece.ts'
import { FOOD } from '../pieces.ts'
import { takeGoods } from '../supply.ts'

const YIELD = brings(0, 2, 0, 0)

export const farm: Space<'farm'> = {
  name: 'farm',
  rules: ['NB-15', 'NB-27'],
  icon: ['M2 11 8 4l6 7v10.5H2z', 'M15.5 21.5V7.5c0-3 6-3 6 0v14z', { d: 'M5.5 21.5v-6h5v6z', cut: true }],
  ...YIELD,
  act: (g, seat, bonus) => takeGoods(g, seat, FOOD, 2 + bonus),
  bots: { ...YIELD.bots, lean: leanBy(1) },
}
