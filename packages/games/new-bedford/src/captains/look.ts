import type { G } from '../state.ts'
import { BOARD, BUILDING_LIST, SPACES } from '../town.ts'
import { MISFIT } from '../vocabulary.ts'
import { ORDER } from './board.ts'
import { HEADING, UNFIT } from './headings.ts'
import { mayOwnMore } from './limits.ts'
import { fitsByName, goodsFrom, kindsIn, plainHeading, serves, worthOf } from './worth.ts'

/** LO-26: is this building there to be used? */
function isFree(g: G, seat: number, space: number): boolean {
  const { owners, used } = g.state
  const building = space - BOARD
  return owners[building] >= 0 && !used[building] && !g.facts.expansions.closes(g, seat, building)
}

/** LO-27: the town are the spaces of the boards; every other order looks at buildings. */
export function firstLookedAt(order: number): number {
  return order === ORDER.town ? 0 : BOARD
}

export function lastLookedAt(order: number): number {
  return order === ORDER.town ? BOARD : SPACES.size
}

/** LO-07, LO-13: does the order look at this space? */
function isLookedAt(g: G, seat: number, order: number, space: number): boolean {
  if (space < BOARD) return true
  const owner = g.state.owners[space - BOARD]
  if (owner < 0 || BUILDING_LIST[space - BOARD].forPeople) return false
  switch (order) {
    case ORDER.own:
      return owner === seat
    case ORDER.others:
      return owner !== seat
    case ORDER.most:
      return true
    default:
      return false
  }
}

/** How much a space that an order looks at appeals to him under this heading; UNFIT if it does not fit. */
export function appeal(g: G, seat: number, heading: number, order: number, space: number): number {
  if (!isLookedAt(g, seat, order, space)) return UNFIT
  if (space >= BOARD && !isFree(g, seat, space)) return UNFIT
  const sought = plainHeading(g, seat, heading)
  const worth = worthOf(g, seat, sought, space)
  if (worth === UNFIT || space < BOARD) return worth
  const owner = g.state.owners[space - BOARD]
  // LO-09: in a tie another Captain's before a person's.
  if (order !== ORDER.most) return worth * 2 + (owner >= g.facts.people ? 1 : 0)
  const most = sought < HEADING.money ? goodsFrom(g, seat, space) : worth
  const kinship = owner === seat ? 2 : owner >= g.facts.people ? 1 : 0
  return (most * 10 + kindsIn(space)) * 10 + kinship
}

export function bestAppeal(g: G, seat: number, heading: number, order: number): number {
  let best = UNFIT
  for (let space = firstLookedAt(order); space < lastLookedAt(order); space++)
    best = Math.max(best, appeal(g, seat, heading, order, space))
  return best
}

/** Why an order to look somewhere found nothing. */
export function whyNothing(g: G, seat: number, heading: number, order: number): number {
  const sought = plainHeading(g, seat, heading)
  if (sought >= HEADING.building && !mayOwnMore(g, seat)) return MISFIT.limitReached
  let buildings = false
  for (let space = firstLookedAt(order); space < lastLookedAt(order); space++) {
    if (!isLookedAt(g, seat, order, space)) continue
    buildings = true
    if (serves(sought, space)) return MISFIT.cannotBeDone
  }
  if (buildings) return MISFIT.nothingServes
  return g.state.owners.some((owner) => owner >= 0 && isHis(seat, order, owner))
    ? MISFIT.noActionForHim
    : MISFIT.noBuildings
}

/** Does an order look at what this seat owns? */
function isHis(seat: number, order: number, owner: number): boolean {
  return order === ORDER.own ? owner === seat : order === ORDER.most || owner !== seat
}

/** LO-39: why a named building does not fit, -1 if it does. */
export function whyNotNamed(g: G, seat: number, space: number): number {
  if (g.state.owners[space - BOARD] < 0) return MISFIT.notBuilt
  if (g.state.used[space - BOARD]) return MISFIT.used
  if (g.facts.expansions.closes(g, seat, space - BOARD)) return MISFIT.closed
  return fitsByName(g, seat, space) ? -1 : MISFIT.cannotBeDone
}
