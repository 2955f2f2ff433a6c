import { brings, leanBy } from '../action.ts'
import type { Space } from '../piece.ts'
import { WOOD } from '../pieces.ts'
import { takeGoods } from '../supply.ts'

const YIELD = brings(2, 0, 0, 0)

export const forest: Space<'forest'> = {
  name: 'forest',
  rules: ['NB-16', 'NB-27'],
  icon: [
    'M8 1.5 13.5 11H11l4 6.5H9.5v4h-3v-4H1L5 11H2.5z',
    { d: 'M17.5 7 21.5 14h-2l3 4.5h-4v3h-2v-3h-1.2L13.5 13l1-1.5z', opacity: 0.8 },
  ],
  ...YIELD,
  act: (g, seat, bonus) => takeGoods(g, seat, WOOD, 2 + bonus),
  bots: { ...YIELD.bots, lean: leanBy(1) },
}
