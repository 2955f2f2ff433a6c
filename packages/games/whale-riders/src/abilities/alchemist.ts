import { GOODS_TILES, ICONS } from '../tiles.ts'
import { type Magic, NO_MAGIC } from './ability.ts'

const MOST_ICONS = { first: 3, second: 1 }

/** WR-77 */
export const alchemist: Magic = (edition) => ({
  ...NO_MAGIC,
  wild: NO_MAGIC.wild.map((crystals, tile) =>
    tile < GOODS_TILES && ICONS[tile] <= MOST_ICONS[edition] ? ICONS[tile] : crystals,
  ),
})
