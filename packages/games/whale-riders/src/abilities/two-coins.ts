import { type Magic, NO_MAGIC } from './ability.ts'

/** WR-71 */
export const twoCoins: Magic = () => ({ ...NO_MAGIC, coins: 2 })
