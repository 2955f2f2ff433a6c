import { draw, pour, put, remove, sizeOf } from '@gam/kernel'
import { EMPTY_SEA } from './pieces.ts'
import type { G } from './state.ts'
import { shipsAtSea } from './track.ts'
import { STREAM } from './vocabulary.ts'

/** NB-35: empty seas that lie out leave the game. */
export function removeSeasFrom(g: G, seat: number, seas: number): void {
  const { out, gone } = g.state
  for (let i = 0; i < seas; i++) remove(out, EMPTY_SEA)
  gone[EMPTY_SEA] += seas
  g.tell('seasRemoved', seat, seas)
}

/** NB-70: what lies out goes back, then one token comes out and one more for each ship. */
export function drawTokens(g: G): void {
  const { state } = g
  const left = sizeOf(state.out)
  if (left > 0) {
    pour(state.out, state.ocean)
    g.tell('tokensReturned', left)
  }
  const ships = shipsAtSea(state)
  if (ships === 0) return
  for (let i = 0; i <= ships && sizeOf(state.ocean) > 0; i++) {
    const token = drawOne(g)
    put(state.out, token)
    g.tell('tokenDrawn', token)
  }
}

export function drawOne(g: G): number {
  return draw(g.state.ocean, g.chance, STREAM.ocean)
}
