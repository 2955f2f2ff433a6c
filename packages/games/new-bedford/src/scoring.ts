import type { SeatScore } from '@gam/kernel'
import { ownedBy } from './owners.ts'
import type { Facts, State } from './state.ts'
import { BUILDING_LIST } from './town.ts'
import { whalePoints, whalesIn } from './whales.ts'

/** NB-82 */
const DOLLARS_A_POINT = 5

/** By building, where it is a victory building. */
const VICTORY = BUILDING_LIST.map((tile) => (tile.space === null ? tile.points : null))

/** What the buildings of a seat count: one each, and what victory buildings add. */
export function buildingPoints(state: State, facts: Facts, seat: number): number {
  const { owners } = state
  let points = 0
  for (let building = 0; building < owners.length; building++)
    if (owners[building] === seat) points += pointsOf(state, facts, seat, building)
  return points
}

/** Of one of them. */
export function pointsOf(state: State, facts: Facts, seat: number, building: number): number {
  return 1 + (VICTORY[building]?.(state, facts, seat) ?? 0)
}

export function score(state: State, facts: Facts): SeatScore[] {
  const { scores, points } = facts.expansions
  return state.seats.map((me, seat) => {
    const buildings = ownedBy(state, seat)
    const victory = buildingPoints(state, facts, seat) - buildings
    const whales = whalePoints(me.whales)
    const money = Math.trunc(me.money / DOLLARS_A_POINT)
    const more = Object.entries(scores).map(([part, count]) => [part, count(state, facts, seat)])
    return {
      total: whales + buildings + victory + money + points(state, facts, seat),
      parts: { whales, buildings, victory, money, ...Object.fromEntries(more) },
      // LO-49: a person level with a Captain is behind him, and equal Captains share. NB-83 among the people.
      ties: seat < facts.people ? [0, whalesIn(me.whales), me.money % DOLLARS_A_POINT] : [1],
    }
  })
}
