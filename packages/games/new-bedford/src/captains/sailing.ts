import { FARTHEST, MOST_ON_SPACE, SHIPS, SHORE } from '../pieces.ts'
import type { G } from '../state.ts'
import { canMoveOut, isFull, ownerOf, shipIn, shipOf } from '../track.ts'
import { isLaden } from '../whales.ts'
import { boardAt } from './limits.ts'

/** LO-31: the space he would launch to, 0 if none is free. */
export function launchTarget(g: G, seat: number): number {
  for (let waters = boardAt(g, seat).reach; waters > 0; waters--)
    if (!isFull(g.state, SHORE + waters)) return waters
  return 0
}

/** LO-41: the ship that the Lighthouse moves, -1 if none can move out. */
export function shipToMoveOut(g: G, seat: number): number {
  const { ships } = g.state.seats[seat]
  let best = -1
  for (let ship = 0; ship < SHIPS.size; ship++) {
    if (!canMoveOut(g.state, ships[ship])) continue
    if (best < 0 || ships[ship].at > ships[best].at) best = ship
    else if (ships[ship].at === ships[best].at && ships[ship].place < ships[best].place) best = ship
  }
  return best
}

/** LO-44: his ship at sea that selects first, -1 if none is at sea. WW-23: not one with the Blue Whale. */
export function firstToSelect(g: G, seat: number): number {
  for (let at = FARTHEST; at >= SHORE; at--)
    for (let place = 0; place < MOST_ON_SPACE; place++) {
      const vessel = shipIn(g.state, at, place)
      if (vessel < 0 || ownerOf(vessel) !== seat) continue
      if (!isLaden(g.state.seats[seat].ships[shipOf(vessel)])) return shipOf(vessel)
    }
  return -1
}
