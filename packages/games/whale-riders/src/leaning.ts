import { CONTRACTS } from './contracts.ts'
import { missing } from './paying/shortfall.ts'
import { abilityOf } from './riders.ts'
import type { G } from './state.ts'
import { PAYABLE, PEARL, PEARLS } from './tiles.ts'
import { ADVANCE, BUY, DISCARD, FULFIL, SWAP, TAKE_COIN } from './vocabulary.ts'
import type { Leanings } from './weights.ts'

/** How much a sensible player leans to each action. */
export function lean(g: G, weights: number[], leanings: Leanings): void {
  const { codes, count } = g.menu
  for (let i = 0; i < count; i++) weights[i] = Math.exp(appeal(g, codes[i], leanings))
}

function appeal(g: G, code: number, w: Leanings): number {
  if (code === ADVANCE) return w.advance
  if (code === TAKE_COIN) return w.coin
  if (BUY.is(code)) return appealOfTile(g, BUY.first(code), BUY.second(code), w)
  if (FULFIL.is(code)) return w.fulfil + w.fulfilPearl * g.facts.contracts[FULFIL.first(code)].pearls
  if (DISCARD.is(code)) return w.discard
  return SWAP.is(code) ? w.swap : 0
}

function appealOfTile(g: G, tile: number, space: number, w: Leanings): number {
  const ability = abilityOf(g, g.seat)
  const price = Math.min(space, ability.mostPaid[tile])
  if (tile >= PEARL && tile < PAYABLE.size) return w.pearl * PEARLS[tile] + w.pearlPrice * price
  const { hand, tiles } = g.state.seats[g.seat]
  let nearer = 0
  let done = 0
  for (let card = 0, left = hand[CONTRACTS.size]; left > 0 && card < CONTRACTS.size; card++) {
    if (hand[card] === 0) continue
    left -= hand[card]
    const contract = g.facts.contracts[card]
    const before = missing(contract, tiles, ability)
    if (before === 0) continue
    tiles[tile]++
    const after = missing(contract, tiles, ability)
    tiles[tile]--
    if (after === 0) done += contract.pearls
    else nearer += (contract.pearls * (before - after)) / contract.amount
  }
  return w.tile + w.price * price + w.nearer * nearer + w.completes * done
}
