import { BESIDE, FARTHEST, MOST_ON_SPACE, RETURN, SHIPS, SHORE } from './pieces.ts'
import type { G, Ship, State } from './state.ts'

// The whaling track: every way in which a ship comes to a space or leaves it goes through this file.

const FLEET = SHIPS.size

export function isAtSea(ship: Ship): boolean {
  return ship.at >= SHORE
}

/** How many ships stand in this place, one in a column of its own aside. */
export function shipsAt({ seats }: State, at: number): number {
  let ships = 0
  for (let seat = 0; seat < seats.length; seat++)
    for (let i = 0; i < FLEET; i++) {
      const ship = seats[seat].ships[i]
      if (ship.at === at && ship.place !== BESIDE) ships++
    }
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

/** SL-26: a ship in a column of its own takes no place and needs none. */
function fits(state: State, ship: Ship, at: number): boolean {
  return ship.place === BESIDE || !isFull(state, at)
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

/** SL-26: the ship in a column of its own, -1 if there is none. */
export function shipBeside({ seats }: State): number {
  for (let seat = 0; seat < seats.length; seat++)
    for (let ship = 0; ship < FLEET; ship++)
      if (seats[seat].ships[ship].place === BESIDE) return seat * FLEET + ship
  return -1
}

export function vesselOf(seat: number, ship: number): number {
  return seat * FLEET + ship
}

export function ownerOf(vessel: number): number {
  return Math.trunc(vessel / FLEET)
}

export function shipOf(vessel: number): number {
  return vessel % FLEET
}

/** NB-22: behind those already there. */
export function arrive(state: State, ship: Ship, at: number): void {
  if (staysBeside(ship, at)) return
  leave(state, ship)
  ship.place = at >= RETURN ? shipsAt(state, at) : 0
  ship.at = at
}

/** NB-32: into the 1st place; the others there shift back. */
function arriveFirst(state: State, ship: Ship, at: number): void {
  if (staysBeside(ship, at)) return
  leave(state, ship)
  const { seats } = state
  for (let seat = 0; seat < seats.length; seat++)
    for (let i = 0; i < FLEET; i++) {
      const other = seats[seat].ships[i]
      if (other.at === at && other.place !== BESIDE) other.place++
    }
  ship.place = 0
  ship.at = at
}

/** SL-26: until it is home such a ship only changes its space. */
function staysBeside(ship: Ship, at: number): boolean {
  if (ship.place !== BESIDE || at < RETURN) return false
  ship.at = at
  return true
}

/** SL-26: to the right of space 6. */
export function arriveBeside(state: State, ship: Ship): void {
  leave(state, ship)
  ship.at = FARTHEST
  ship.place = BESIDE
}

/** Those behind it move up. */
function leave({ seats }: State, ship: Ship): void {
  if (ship.at < RETURN || ship.place === BESIDE) return
  for (let seat = 0; seat < seats.length; seat++)
    for (let i = 0; i < FLEET; i++) {
      const other = seats[seat].ships[i]
      if (other.at === ship.at && other.place > ship.place && other.place !== BESIDE) other.place--
    }
}

/**
 * SL-61, SL-62: where a ship comes to that moves so many spaces, outwards above zero: a full space is replaced
 * by the next nearer one, and spaces between are passed over.
 */
export function reach(state: State, ship: Ship, by: number): number {
  if (!isAtSea(ship)) return ship.at
  if (by > 0) {
    let to = Math.min(ship.at + by, FARTHEST)
    while (to > ship.at && !fits(state, ship, to)) to--
    return to
  }
  let to = Math.max(ship.at + by, RETURN)
  while (to < ship.at && !fits(state, ship, to)) to++
  return to
}

/** NB-55 */
export function canMoveOut(state: State, ship: Ship): boolean {
  return reach(state, ship, 1) > ship.at
}

/** Movements to be carried out together: for each vessel how far, outwards above zero. */
export type Moves = number[]

const moves: Moves = new Array<number>(8).fill(0)

/** Nobody moves yet. */
export function noMoves(): Moves {
  return moves.fill(0)
}

/**
 * SL-60: the one way in which ships move on the track. Outward before inward; of each the ship farthest in its
 * direction first, then the longer way, then the earlier place. `first`: to the 1st place (NB-32).
 */
export function resolve(g: G, moving: Moves, first: boolean): void {
  for (;;) {
    const vessel = nextToMove(g, moving)
    if (vessel < 0) return
    const by = moving[vessel]
    moving[vessel] = 0
    move(g, vessel, by, first)
  }
}

function nextToMove({ state, seats }: G, moving: Moves): number {
  let best = -1
  let most = -1
  for (let vessel = 0; vessel < seats * FLEET; vessel++) {
    const by = moving[vessel]
    if (by === 0) continue
    const { at, place } = state.seats[ownerOf(vessel)].ships[shipOf(vessel)]
    const ahead = by > 0 ? FARTHEST + at : FARTHEST - at
    const claim = (ahead * 8 + Math.abs(by)) * 8 + BESIDE - place
    if (claim > most) {
      most = claim
      best = vessel
    }
  }
  return best
}

function move(g: G, vessel: number, by: number, first: boolean): void {
  const { state } = g
  const seat = ownerOf(vessel)
  const ship = shipOf(vessel)
  const one = state.seats[seat].ships[ship]
  const to = reach(state, one, by)
  if (to === one.at) return
  if (first) arriveFirst(state, one, to)
  else arrive(state, one, to)
  if (to === RETURN) return
  if (by < 0) g.tell('shipMoved', seat, ship, to - SHORE)
  else g.tell(first ? 'shipMovedOut' : 'shipSailed', seat, ship, to - SHORE)
}

/** NB-60: every ship one space towards Return, but those that an expansion holds. */
export function moveAll(g: G): void {
  const moving = noMoves()
  for (let vessel = 0; vessel < g.seats * FLEET; vessel++) {
    const seat = ownerOf(vessel)
    const ship = g.state.seats[seat].ships[shipOf(vessel)]
    if (isAtSea(ship) && !g.facts.expansions.holds(g, seat, ship)) moving[vessel] = -1
  }
  resolve(g, moving, false)
}

/** One ship alone, so many spaces. */
export function moveOne(g: G, seat: number, ship: number, by: number, first: boolean): void {
  const moving = noMoves()
  moving[vesselOf(seat, ship)] = by
  resolve(g, moving, first)
}

/** SL-79: the order in which ships select now and return later: farthest out first, then by place. */
export function inOrder(state: State, ships: number[]): void {
  ships.length = 0
  for (let at = FARTHEST; at >= SHORE; at--)
    for (let place = 0; place < MOST_ON_SPACE; place++) {
      const vessel = shipIn(state, at, place)
      if (vessel >= 0) ships.push(vessel)
    }
  const beside = shipBeside(state)
  if (beside >= 0 && isAtSea(state.seats[ownerOf(beside)].ships[shipOf(beside)])) ships.push(beside)
}
