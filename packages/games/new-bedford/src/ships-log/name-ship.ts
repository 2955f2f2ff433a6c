import { SHIPS } from '../pieces.ts'
import type { G, Ship } from '../state.ts'
import { STEP } from '../step-ids.ts'
import { isAtSea } from '../track.ts'
import { isLaden } from '../whales.ts'
import { WHALE_POD } from './deck.ts'
import { isNothingToSail } from './sailing.ts'

/** SL-76, WW-23: with the Library the player names one own ship at sea; with none nothing happens. */
export function nameOwnShip(g: G, seat: number, card: number): void {
  const { ships } = g.state.seats[seat]
  let ship = 0
  while (ship < SHIPS.size && !canBeNamed(ships[ship], card)) ship++
  if (ship < SHIPS.size && !isNothingToSail(g)) g.push(STEP.nameShip, seat, card)
  else g.tell('cardIdle', seat, card)
}

export function canBeNamed(ship: Ship, card: number): boolean {
  return isAtSea(ship) && !(card === WHALE_POD && isLaden(ship))
}
