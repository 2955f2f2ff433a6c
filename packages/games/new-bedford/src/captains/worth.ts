import { bonusAt } from '../bonus.ts'
import { GOODS, HOME } from '../pieces.ts'
import { firstShip } from '../shipping.ts'
import type { G } from '../state.ts'
import { SPACE_LIST } from '../town.ts'
import { HEADING, UNFIT } from './headings.ts'

// What a space is worth to a Captain who seeks a heading.

/** LO-33: which of the two a combined heading means now. */
export function plainHeading(g: G, seat: number, heading: number): number {
  if (heading !== HEADING.prepareAndLaunch) return heading
  return firstShip(g.state.seats[seat], HOME) >= 0 ? HEADING.prepare : HEADING.launch
}

/** UNFIT, or more the better it serves: the good sought (LO-28), dollars (LO-29), goods saved (LO-30). */
export function worthOf(g: G, seat: number, heading: number, space: number): number {
  const { captain } = SPACE_LIST[space]
  switch (heading) {
    case HEADING.money:
      return captain.money?.(g, seat) || UNFIT
    case HEADING.prepare:
      return captain.prepare?.(g, seat, bonusAt(g, seat, space)) ?? UNFIT
    case HEADING.launch:
      return captain.launch?.(g, seat, bonusAt(g, seat, space)) ?? UNFIT
    case HEADING.building:
    case HEADING.victory:
      return captain.build?.(g, seat, bonusAt(g, seat, space), heading) ?? UNFIT
    default:
      return goodFrom(g, seat, heading, space)
  }
}

/** LO-28: as many of the sought good as possible, then as many goods as possible. */
const MOST_GOODS = 16

function goodFrom(g: G, seat: number, good: number, space: number): number {
  const { gives, anyGood } = SPACE_LIST[space]
  if (gives === undefined) return UNFIT
  const sought = gives[good] + (gives[good] > 0 || anyGood ? bonusAt(g, seat, space) : 0)
  return sought === 0 ? UNFIT : sought * MOST_GOODS + goodsFrom(g, seat, space)
}

/** All goods that a space brings, its bonus included. */
export function goodsFrom(g: G, seat: number, space: number): number {
  const { gives } = SPACE_LIST[space]
  let goods = bonusAt(g, seat, space)
  for (let good = 0; good < GOODS.size; good++) goods += gives?.[good] ?? 0
  return goods
}

/** LO-39: may a building that his orders name be used now, whatever the heading? */
export function fitsByName(g: G, seat: number, space: number): boolean {
  return SPACE_LIST[space].captain.fits?.(g, seat) ?? true
}

/** LO-43: how many kinds of goods or actions a building combines. */
export function kindsIn(space: number): number {
  const { gives, captain } = SPACE_LIST[space]
  return captain.kinds ?? Math.max(gives?.filter((n) => n > 0).length ?? 0, 1)
}

/** Could this space ever serve the heading? Tells an order that cannot fit from one that does not fit now. */
export function serves(heading: number, space: number): boolean {
  const { captain, gives, anyGood } = SPACE_LIST[space]
  switch (heading) {
    case HEADING.money:
      return captain.money !== undefined
    case HEADING.prepare:
      return captain.prepare !== undefined
    case HEADING.launch:
      return captain.launch !== undefined
    case HEADING.building:
    case HEADING.victory:
      return captain.build !== undefined
    default:
      return (gives?.[heading] ?? 0) > 0 || anyGood === true
  }
}
