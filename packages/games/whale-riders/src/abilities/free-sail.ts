import { type Magic, NO_MAGIC } from './ability.ts'

/** WR-72 */
export const freeSail: Magic = () => ({ ...NO_MAGIC, sailsFree: true })
