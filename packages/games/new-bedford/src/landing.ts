import { RIGHT } from './pieces.ts'
import type { G } from './state.ts'

/** NB-36: right whales come ashore without their lay. */
export function landFreely(g: G, seat: number, ship: number, whales: number): void {
  if (whales === 0) return
  const me = g.state.seats[seat]
  me.ships[ship].whales[RIGHT] -= whales
  me.whales[RIGHT] += whales
  g.tell('whalesFreed', seat, whales)
}
