import { WHOLE_JOURNEY } from '../coast.ts'
import type { Decree } from './decree.ts'

/** WR-63 */
export const sunPort: Decree = {
  editions: ['first'],
  needed: WHOLE_JOURNEY,
  has: ({ journey }) => journey,
  coins: 0,
  pearls: 3,
}
