import { BLUE, POINTS, SHIPS, WHALES } from './pieces.ts'
import type { Seat, Ship } from './state.ts'

/** How many whale tokens there are among these tokens. */
export function whalesIn(tokens: readonly number[]): number {
  let whales = 0
  for (let token = 0; token < WHALES; token++) whales += tokens[token]
  return whales
}

export function whalePoints(tokens: readonly number[]): number {
  let points = 0
  for (let token = 0; token < WHALES; token++) points += tokens[token] * POINTS[token]
  return points
}

/** WW-11: the Blue Whale is aboard, and nothing else comes. */
export function isLaden({ whales }: Ship): boolean {
  return whales[BLUE] > 0
}

/** The whales on the ship that has most. */
export function fullestHold({ ships }: Seat): number {
  let most = 0
  for (let ship = 0; ship < SHIPS.size; ship++) most = Math.max(most, whalesIn(ships[ship].whales))
  return most
}
