import { type Magic, NO_MAGIC } from './ability.ts'

/** WR-76 */
export const tideTurner: Magic = () => ({ ...NO_MAGIC, swaps: true })
