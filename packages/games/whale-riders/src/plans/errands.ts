import { CONTRACTS, PAYMENTS } from '../contracts.ts'
import { missing } from '../paying/shortfall.ts'
import { abilityOf } from '../riders.ts'
import type { G } from '../state.ts'
import { PEARL, PEARLS, WORTH } from '../tiles.ts'
import { BUY, LAY, PAY } from '../vocabulary.ts'

// What the plans of this game have in common.

export function priceOf(g: G, code: number): number {
  return Math.min(BUY.second(code), abilityOf(g, g.seat).mostPaid[BUY.first(code)])
}

/** The pearls on a tile that is bought. */
export function pearlsOn(code: number): number {
  return PEARLS[BUY.first(code)]
}

/** How much nearer a tile brings the contracts in hand, each by its pearls. */
export function helpOf(g: G, code: number): number {
  const { hand, tiles } = g.state.seats[g.seat]
  const ability = abilityOf(g, g.seat)
  const after = tiles.with(BUY.first(code), tiles[BUY.first(code)] + 1)
  let help = 0
  for (let card = 0; card < CONTRACTS.size; card++) {
    if (hand[card] === 0) continue
    const contract = g.facts.contracts[card]
    const nearer = missing(contract, tiles, ability) - missing(contract, after, ability)
    help = Math.max(help, (contract.pearls * nearer) / contract.amount)
  }
  return help
}

const spent: number[] = []

/** What it takes to pay a contract is dear: pearls more than goods. */
export function dearness(code: number): number {
  if (LAY.is(code)) return costOf(LAY.first(code))
  if (!PAY.is(code)) return 0
  PAYMENTS.unrank(PAY.first(code), spent)
  return spent.reduce((sum, amount, tile) => sum + amount * costOf(tile), 0)
}

function costOf(tile: number): number {
  return tile >= PEARL ? 10 * PEARLS[tile] : WORTH[tile]
}
