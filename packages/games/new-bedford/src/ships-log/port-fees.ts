import type { G } from '../state.ts'
import { addMoney } from '../supply.ts'
import { bindsOthers } from './bans.ts'
import { PORT_FEES } from './deck.ts'
import { holderOf } from './shelf.ts'

const FEE = 1

/** SL-42: what a returning ship of this player owes the holder of Port Fees. */
export function portFee(g: G, seat: number): number {
  return bindsOthers(g, seat, PORT_FEES) ? FEE : 0
}

/** SL-42: nothing is paid where there is neither money nor a whale. SL-87: for a Captain's ship the supply pays. */
export function payPortFee(g: G, seat: number): void {
  const fee = portFee(g, seat)
  if (fee === 0) return
  const { seats } = g.state
  const holder = holderOf(g.state, PORT_FEES)
  const captain = seat >= g.facts.people
  if (!captain && seats[seat].money < fee) return
  if (!captain) seats[seat].money -= fee
  addMoney(seats[holder], fee)
  g.tell(captain ? 'portFeeFromSupply' : 'portFeePaid', seat, holder)
}
