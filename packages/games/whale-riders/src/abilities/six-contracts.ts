import { type Magic, NO_MAGIC } from './ability.ts'

/** WR-78 */
export const sixContracts: Magic = () => ({ ...NO_MAGIC, hand: 6 })
