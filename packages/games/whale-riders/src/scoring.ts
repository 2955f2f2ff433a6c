import { type SeatScore, sum } from '@gam/kernel'
import { contractPearls, decreePearls, pearlsOf, tilePearls } from './pearls.ts'
import type { Facts, State } from './state.ts'

/** WR-51; WR-52: coins, then tiles break ties. */
export function score(state: State, facts: Facts): SeatScore[] {
  return state.seats.map((rider) => {
    const parts: Record<string, number> = {
      tiles: tilePearls(rider),
      contracts: contractPearls(rider, facts),
    }
    if (facts.decree) parts.decrees = decreePearls(rider, facts)
    return { total: pearlsOf(rider, facts), parts, ties: [rider.coins, sum(rider.tiles)] }
  })
}
