import { ownedBy } from '../owners.ts'
import { SHIPS } from '../pieces.ts'
import type { G } from '../state.ts'
import { whalesIn } from '../whales.ts'
import type { Board } from './board.ts'

export function boardAt(g: G, seat: number): Board {
  return g.facts.boards[seat - g.facts.people]
}

/** LO-35: counts what he owns now. */
export function mayOwnMore(g: G, seat: number): boolean {
  return ownedBy(g.state, seat) < boardAt(g, seat).mostBuildings
}

/** LO-36: counts whales aboard and landed. */
export function mayWhaleMore(g: G, seat: number): boolean {
  const me = g.state.seats[seat]
  let whales = whalesIn(me.whales)
  for (let ship = 0; ship < SHIPS.size; ship++) whales += whalesIn(me.ships[ship].whales)
  return whales < boardAt(g, seat).mostWhales
}

/** LO-53 */
export function anyCaptainIsDone(g: G): boolean {
  for (let seat = g.facts.people; seat < g.seats; seat++)
    if (!mayOwnMore(g, seat) && !mayWhaleMore(g, seat)) return true
  return false
}
