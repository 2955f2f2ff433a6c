import { type Menu, names } from '@gam/kernel'
import { BAR, foodShort, OPEN } from './bars.ts'
import { hasBit } from './mask.ts'
import type { Means } from './means.ts'
import { DOCK, HOME, SHIPS, SHORE } from './pieces.ts'
import type { Facts, G, Seat, State } from './state.ts'
import { isFull, vesselOf } from './track.ts'

/** How a ship is launched, which decides what it costs. */
export const LAUNCHES = names('way', ['city pier', 'city pier first', 'wharf', 'dry dock'])
export const LAUNCH_BY = { cityPier: 0, cityPierFirst: 1, wharf: 2, dryDock: 3 } as const

/** NB-20: the wood for preparing a ship. */
export const PREPARING = 2
const FARTHEST_WATERS = 6

/** Is a ship there to be used? WW-14: not by the Castaway if it returned in this round. */
export function isIn(
  state: State,
  seat: number,
  ship: number,
  at: number,
  castaway: boolean = state.castawayActs,
): boolean {
  if (state.seats[seat].ships[ship].at !== at) return false
  return !(castaway && at === HOME && hasBit(state.returned, vesselOf(seat, ship)))
}

/** Has a player a ship to be used in this place? */
export function hasShipIn(state: State, seat: number, at: number, castaway: boolean): boolean {
  for (let ship = 0; ship < SHIPS.size; ship++) if (isIn(state, seat, ship, at, castaway)) return true
  return false
}

/** Why there is none: WW-14, one that returned in this round is at home all the same. */
export function noShipBar(state: State, seat: number, at: number): number {
  if (at === DOCK) return BAR.noShipDocked
  return firstShip(state.seats[seat], HOME) < 0 ? BAR.noShipHome : BAR.shipsReturned
}

/** Why a ship cannot be prepared. */
export function refuseAtHome(menu: Menu, code: number, { seats }: State, seat: number, ship: number): void {
  menu.refuse(code, seats[seat].ships[ship].at === HOME ? 'shipReturned' : 'shipNotHome', ship)
}

/** The first ship of a player in this place, -1 if there is none. */
export function firstShip(me: Seat, at: number): number {
  for (let ship = 0; ship < SHIPS.size; ship++) if (me.ships[ship].at === at) return ship
  return -1
}

/** NB-53: the food for a launch to one of the spaces 1 to 6. */
export function launchFood(facts: Facts, way: number, waters: number): number {
  const food = facts.launchFood[waters - 1]
  if (way === LAUNCH_BY.wharf) return Math.ceil(food / 2)
  if (way === LAUNCH_BY.cityPierFirst) return Math.max(0, food - 1)
  return food
}

/** Where the ship to be launched must be. NB-54: the Dry Dock takes it from home. */
export function launchesFrom(way: number): number {
  return way === LAUNCH_BY.dryDock ? HOME : DOCK
}

/** NB-29: is there a free place, and food for it? */
export function launchBar(g: G, seat: number, way: number, { food: have, castaway }: Means): number {
  const { state, facts } = g
  const from = launchesFrom(way)
  if (!hasShipIn(state, seat, from, castaway)) return noShipBar(state, seat, from)
  let least = -1
  for (let waters = 1; waters <= FARTHEST_WATERS; waters++) {
    if (isFull(state, SHORE + waters)) continue
    const food = launchFood(facts, way, waters)
    if (food <= have) return OPEN
    if (least < 0 || food < least) least = food
  }
  return least < 0 ? BAR.noFreePlace : foodShort(least)
}
