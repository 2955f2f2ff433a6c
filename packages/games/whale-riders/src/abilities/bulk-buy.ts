import { type Magic, NO_MAGIC } from './ability.ts'

/** WR-73 */
export const bulkBuy: Magic = () => ({ ...NO_MAGIC, buysMany: true })
