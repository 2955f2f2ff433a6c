import { sum } from '@gam/kernel'
import { BOTH, type Decree } from './decree.ts'

/** WR-62, WR-67 */
export const eightTiles: Decree = {
  editions: BOTH,
  needed: 8,
  has: ({ tiles }) => sum(tiles),
  coins: 2,
  pearls: 0,
}
