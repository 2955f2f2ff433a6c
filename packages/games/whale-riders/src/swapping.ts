import { type Menu, NONE } from '@gam/kernel'
import { SUN } from './coast.ts'
import { portOf } from './riders.ts'
import type { G } from './state.ts'
import { SWAP } from './vocabulary.ts'

/** WR-76: any two tiles at the own port that look different; the storm printed at the Sun Port is no tile. */
export function offerSwaps(g: G, menu: Menu, seat: number): void {
  const port = portOf(g, seat)
  const spaces = g.state.ports[port]
  for (let near = port === SUN ? 1 : 0; near < spaces.length; near++) {
    if (spaces[near] === NONE) continue
    for (let far = near + 1; far < spaces.length; far++) {
      if (spaces[far] === NONE) continue
      if (spaces[far] === spaces[near]) menu.refuse(SWAP.of(near, far), 'sameTiles', spaces[near])
      else menu.offer(SWAP.of(near, far))
    }
  }
}

export function swap(g: G, seat: number, code: number): void {
  const port = portOf(g, seat)
  const spaces = g.state.ports[port]
  const near = SWAP.first(code)
  const far = SWAP.second(code)
  const tile = spaces[near]
  spaces[near] = spaces[far]
  spaces[far] = tile
  g.tell('tilesSwapped', seat, port, near, far)
}
