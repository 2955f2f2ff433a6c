import { NONE, names } from '@gam/kernel'

export const GOODS = names('good', ['meat', 'kelp', 'pottery', 'shells'])

const MOST_ICONS = 3

/** What can be bought: a tile is what it shows and how often. Starting pearls are pearls like any other. */
const BUYABLE = [
  'meat1',
  'meat2',
  'meat3',
  'kelp1',
  'kelp2',
  'kelp3',
  'pottery1',
  'pottery2',
  'pottery3',
  'shells1',
  'shells2',
  'shells3',
  'crystal1',
  'crystal2',
  'pearl1',
  'pearl2',
  'pearl3',
] as const

export const PAYABLE = names('tile', BUYABLE)
export const TILES = names('tile', [...BUYABLE, 'storm'])

/** The goods tiles are the first ones: good × 3 + icons - 1. */
export const GOODS_TILES = GOODS.size * MOST_ICONS
export const CRYSTAL = TILES.indexOf('crystal1')
export const PEARL = TILES.indexOf('pearl1')
export const TRIPLE_PEARL = TILES.indexOf('pearl3')
export const STORM = TILES.indexOf('storm')

/** The resource tiles in the bag: everything but the starting pearl with three icons and the storms. */
export const RESOURCES = names('tile', BUYABLE.slice(0, TRIPLE_PEARL))

export function goodsTile(good: number, icons: number): number {
  return good * MOST_ICONS + icons - 1
}

/** By tile: how many icons it shows; none on a storm. */
export const ICONS = TILES.names.map((name, tile) => (tile === STORM ? 0 : Number(name.slice(-1))))
/** By tile: which good it shows, NONE if no good. */
export const GOOD = TILES.names.map((_, tile) => (tile < GOODS_TILES ? Math.trunc(tile / MOST_ICONS) : NONE))
/** By tile: how many goods it shows or, as a crystal, stands for. */
export const WORTH = TILES.names.map((_, tile) => (tile < PEARL ? ICONS[tile] : 0))
/** By tile: how many pearls it shows. */
export const PEARLS = TILES.names.map((_, tile) => (tile >= PEARL ? ICONS[tile] : 0))
