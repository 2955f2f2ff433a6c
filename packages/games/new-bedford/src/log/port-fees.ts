import { LAY, RIGHT, WHALES } from '../pieces.ts'
import type { G } from '../state.ts'
import { bindsOthers } from './bans.ts'
import { PORT_FEES } from './deck.ts'
import { holderOf } from './shelf.ts'

const FEE = 1

/** SL-42: what a returning ship of this player owes the holder of Port Fees. */
export function portFee(g: G, seat: number): number {
  return g.facts.log && bindsOthers(g, seat, PORT_FEES) ? FEE : 0
}

/** SL-42: may so many right whales land for free, or must one be sold for the fee? */
export function leavesFee(g: G, seat: number, ship: number, landed: number): boolean {
  const fee = portFee(g, seat)
  if (fee === 0) return true
  const { money, ships } = g.state.seats[seat]
  let most = money - (landed * LAY[RIGHT]) / 2
  for (let token = 0; token < WHALES; token++) most += (ships[ship].whales[token] * LAY[token]) / 2
  return most >= fee
}

/** SL-42: nothing is paid where there is neither money nor a whale. */
export function payPortFee(g: G, seat: number): void {
  const { seats } = g.state
  const fee = portFee(g, seat)
  if (fee === 0 || seats[seat].money < fee) return
  const holder = holderOf(g.state, PORT_FEES)
  seats[seat].money -= fee
  seats[holder].money += fee
  g.tell('portFeePaid', seat, holder)
}

/** SL-87: for a Captain's ship the supply pays. */
export function captainsPortFee(g: G, seat: number): void {
  if (portFee(g, seat) === 0) return
  const holder = holderOf(g.state, PORT_FEES)
  g.state.seats[holder].money += FEE
  g.tell('portFeeFromSupply', seat, holder)
}
