import { LAY, RIGHT, WHALES } from './pieces.ts'
import type { G } from './state.ts'

/** NB-36: right whales come ashore without their lay. */
export function landFreely(g: G, seat: number, ship: number, whales: number): void {
  if (whales === 0) return
  const me = g.state.seats[seat]
  me.ships[ship].whales[RIGHT] -= whales
  me.whales[RIGHT] += whales
  g.tell('whalesFreed', seat, whales)
}

/** SL-42: may so many right whales land for free, or must one be sold for a fee? */
export function leavesFee(g: G, seat: number, ship: number, landed: number): boolean {
  const fee = g.facts.expansions.fee(g, seat)
  if (fee === 0) return true
  const { money, ships } = g.state.seats[seat]
  let most = money - (landed * LAY[RIGHT]) / 2
  for (let token = 0; token < WHALES; token++) most += (ships[ship].whales[token] * LAY[token]) / 2
  return most >= fee
}
