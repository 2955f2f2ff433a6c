import { ICONS } from '../tiles.ts'
import { type Magic, NO_LIMIT, NO_MAGIC } from './ability.ts'

const PRICE = { first: 1, second: 0 }

/** WR-74 */
export const bargain: Magic = (edition) => ({
  ...NO_MAGIC,
  mostPaid: ICONS.map((icons) => (icons === 1 ? PRICE[edition] : NO_LIMIT)),
})
