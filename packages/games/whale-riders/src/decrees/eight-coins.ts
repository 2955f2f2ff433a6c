import { BOTH, type Decree } from './decree.ts'

/** WR-62 */
export const eightCoins: Decree = {
  editions: BOTH,
  needed: 8,
  has: ({ coins }) => coins,
  coins: 0,
  pearls: 2,
}
