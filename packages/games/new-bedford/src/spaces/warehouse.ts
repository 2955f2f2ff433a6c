import { brings, leanBy } from '../action.ts'
import type { Space } from '../piece.ts'
import { BRICK } from '../pieces.ts'
import { STEP } from '../step-ids.ts'
import { takeGoods } from '../supply.ts'

const YIELD = brings(0, 0, 1, 0)

export const warehouse: Space<'warehouse'> = {
  name: 'warehouse',
  rules: ['NB-17', 'NB-27'],
  icon: [
    'M12 2.5 22.5 8v13.5h-21V8z',
    { d: 'M5.5 12h13v2h-13zM5.5 15.5h13v2h-13zM5.5 19h13v2.5h-13z', cut: true },
  ],
  ...YIELD,
  anyGood: true,
  act(g, seat, bonus) {
    takeGoods(g, seat, BRICK, 1)
    if (bonus) g.push(STEP.takeGood, seat)
  },
  bots: { ...YIELD.bots, lean: leanBy(1) },
}
