import { type Magic, NO_MAGIC } from './ability.ts'

/** WR-75 */
export const haggler: Magic = () => ({ ...NO_MAGIC, fewerGoods: 1 })
