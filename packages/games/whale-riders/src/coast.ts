import { names, range } from '@gam/kernel'
import { CRYSTAL, GOODS_TILES, ICONS, PEARL, STORM, TILES, TRIPLE_PEARL } from './tiles.ts'

/** The ports that the box has. */
export const BOX_PORTS = ['sun', 'swordfish', 'ray', 'urchin', 'seagull', 'seahorse', 'coral', 'lobster']

/** Ports that only another set of components lays out follow those of the box, so that no number changes. */
export const PORTS = names('port', BOX_PORTS)

/** The only port whose place matters to a rule by its name; the others are stops along the coast. */
export const SUN = 0

/** WR-05: the storm printed nearest the sun, then the starting pearls. */
export const SUN_PORT = [STORM, PEARL, PEARL, PEARL, PEARL, PEARL + 1, PEARL + 1, TRIPLE_PEARL]
export const MOST_SPACES = SUN_PORT.length
export const SPACES = range('space', 0, MOST_SPACES - 1)

/** WR-02, WR-21: eight ports along the coast; seven advances out and seven back. */
export const STOPS = 8
export const LOBSTER_STOP = STOPS - 1
export const WHOLE_JOURNEY = 2 * LOBSTER_STOP

/** WR-08: at the first ports after the Sun Port the richest tiles do not lie at the start. */
export const GENTLE_STOPS = 3
export const GENTLE = TILES.names.map((_, tile) => {
  if (tile < GOODS_TILES) return ICONS[tile] < 3
  return tile === CRYSTAL || tile === PEARL
})

const STORM_TILES = 24

/** WR-07: the storms that stay in the game. */
export function stormsFor(seats: number): number {
  return STORM_TILES - 2 * (seats - 2)
}
