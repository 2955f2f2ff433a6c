import { draw, pour, put, remove, sizeOf } from '@gam/kernel'
import { BOWHEAD, EMPTY_SEA, RIGHT, SPERM, TOKENS } from './pieces.ts'
import type { G } from './state.ts'
import { STREAM } from './step-ids.ts'
import { shipsAtSea } from './track.ts'

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
    if (token === EMPTY_SEA) state.seasDrawn++
    g.tell('tokenDrawn', token)
  }
}

export function drawOne(g: G): number {
  return draw(g.state.ocean, g.chance, STREAM.ocean)
}

function isPlainWhale(token: number): boolean {
  return token === RIGHT || token === BOWHEAD || token === SPERM
}

/** Right whales, bowheads and sperm whales. */
export function plainWhalesIn(tokens: readonly number[]): number {
  return tokens[RIGHT] + tokens[BOWHEAD] + tokens[SPERM]
}

const aside = new Array<number>(TOKENS.size).fill(0)

/** LO-44, SL-83: draws until a right whale, bowhead or sperm whale comes; all else goes back. There must be one. */
export function drawPlainWhale(g: G): number {
  const { ocean } = g.state
  aside.fill(0)
  let token = drawOne(g)
  for (; !isPlainWhale(token); token = drawOne(g)) aside[token]++
  for (let kind = 0; kind < TOKENS.size; kind++) for (let n = aside[kind]; n > 0; n--) put(ocean, kind)
  return token
}
