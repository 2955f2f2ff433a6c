import { pearlsOf } from '../pearls.ts'
import { BOTH, type Decree } from './decree.ts'

/** WR-62; WR-65: pearls of claimed decrees count. */
export const eightPearls: Decree = {
  editions: BOTH,
  needed: 8,
  has: pearlsOf,
  coins: 3,
  pearls: 0,
}
