import { BOTH, type Decree } from './decree.ts'

/** WR-62 */
export const threeContracts: Decree = {
  editions: BOTH,
  needed: 3,
  has: ({ fulfilled }) => fulfilled.length,
  coins: 0,
  pearls: 3,
}
