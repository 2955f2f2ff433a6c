import { LOBSTER_STOP } from '../coast.ts'
import { BOTH, type Decree } from './decree.ts'

/** WR-62 */
export const lobsterPort: Decree = {
  editions: BOTH,
  needed: LOBSTER_STOP,
  has: ({ journey }) => journey,
  coins: 0,
  pearls: 2,
}
