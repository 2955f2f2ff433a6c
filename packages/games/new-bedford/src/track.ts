import { FARTHEST, MOST_ON_SPACE, RETURN, SHIPS, SHORE } from './pieces.ts'
import type { G, Ship, State } from './state.ts'

// The whaling track: every way in which a ship comes to a space or leaves it goes through this file.

const FLEET = SHIPS.size

export function isAtSea(ship: Ship): boolean {
  return ship.at >= SHORE
}

/** How many ships stand in this place. */
export function shipsAt({ seats }: State, at: number): number {
  let ships = 0
  for (let seat = 0; seat < seats.length; seat++)
    for (let ship = 0; ship < FLEET; ship++) if (seats[seat].ships[ship].at === at) ships++
  return ships
}

export function shipsAtSea({ seats }: State): number {
  let ships = 0
  for (let seat = 0; seat < seats.length; seat++)
    for (let ship = 0; ship < FLEET; ship++) if (isAtSea(seats[seat].ships[ship])) ships++
  return ships
}

/** NB-22: Return holds any number, a space three. */
export function isFull(state: State, at: number): boolean {
  return at !== RETURN && shipsAt(state, at) >= MOST_ON_SPACE
}

/** Seat × 2 + ship of the one in this place, -1 if there is none. */
export function shipIn({ seats }: State, at: number, place: number): number {
  for (let seat = 0; seat < seats.length; seat++)
    for (let ship = 0; ship < FLEET; ship++) {
      const one = seats[seat].ships[ship]
      if (one.at === at && one.place === place) return seat * FLEET + ship
    }
  return -1
}

export function ownerOf(vessel: number): number {
  return Math.trunc(vessel / FLEET)
}

export function shipOf(vessel: number): number {
  return vessel % FLEET
}

/** NB-22: behind those already there. */
export function arrive(state: State, ship: Ship, at: number): void {
  leave(state, ship)
  ship.place = at >= RETURN ? shipsAt(state, at) : 0
  ship.at = at
}

/** NB-32: into the 1st place; the others there shift back. */
export function arriveFirst(state: State, ship: Ship, at: number): void {
  leave(state, ship)
  const { seats } = state
  for (let seat = 0; seat < seats.length; seat++)
    for (let i = 0; i < FLEET; i++) if (seats[seat].ships[i].at === at) seats[seat].ships[i].place++
  ship.place = 0
  ship.at = at
}

/** Those behind it move up. */
function leave({ seats }: State, ship: Ship): void {
  if (ship.at < RETURN) return
  for (let seat = 0; seat < seats.length; seat++)
    for (let i = 0; i < FLEET; i++) {
      const other = seats[seat].ships[i]
      if (other.at === ship.at && other.place > ship.place) other.place--
    }
}

/** NB-60: every ship one space towards Return, those nearest the shore first. */
export function moveAll(g: G): void {
  const { state } = g
  for (let at = SHORE; at <= FARTHEST; at++) {
    let stays = 0
    for (let left = shipsAt(state, at); left > 0; left--) {
      const vessel = shipIn(state, at, stays)
      const ship = state.seats[ownerOf(vessel)].ships[shipOf(vessel)]
      if (isFull(state, at - 1)) {
        stays++
        continue
      }
      arrive(state, ship, at - 1)
      if (at - 1 !== RETURN) g.tell('shipMoved', ownerOf(vessel), shipOf(vessel), at - 1 - SHORE)
    }
  }
}
