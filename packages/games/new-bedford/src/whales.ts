import { BLUE, POINTS, WHALES } from './pieces.ts'
import type { Ship } from './state.ts'

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
