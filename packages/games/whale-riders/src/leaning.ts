import { CONTRACTS, type Contract } from './contracts.ts'
import { layOut, missingNow } from './paying/shortfall.ts'
import { abilityOf, magicOf } from './riders.ts'
import type { G } from './state.ts'
import { PAYABLE, PEARL, PEARLS } from './tiles.ts'
import { ADVANCE, BUY, DISCARD, FULFIL, SWAP, TAKE_COIN } from './vocabulary.ts'
import type { Leanings } from './weights.ts'

/** The contracts in hand that cannot be paid yet, and how many goods or tiles are missing for each. */
const unpaid: Contract[] = []
let contracts = 0
const missed: number[] = []
let looked = false

/** How much a sensible player leans to each action. */
export function lean(g: G, weights: number[], leanings: Leanings, known?: readonly number[]): void {
  const { codes, count } = g.menu
  looked = false
  for (let i = 0; i < count; i++) if (!known?.[i]) weights[i] = Math.exp(appeal(g, codes[i], leanings))
}

function findUnpaid({ state, facts, seat }: G): void {
  const { hand, tiles } = state.seats[seat]
  looked = true
  contracts = 0
  layOut(tiles, magicOf(state.seats[seat], facts))
  for (let card = 0, left = hand[CONTRACTS.size]; left > 0 && card < CONTRACTS.size; card++) {
    if (hand[card] === 0) continue
    left -= hand[card]
    const short = missingNow(facts.contracts[card])
    if (short === 0) continue
    unpaid[contracts] = facts.contracts[card]
    missed[contracts++] = short
  }
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
  if (!looked) findUnpaid(g)
  const { tiles } = g.state.seats[g.seat]
  let nearer = 0
  let done = 0
  tiles[tile]++
  layOut(tiles, ability)
  tiles[tile]--
  for (let i = 0; i < contracts; i++) {
    const { pearls, amount } = unpaid[i]
    const short = missingNow(unpaid[i])
    if (short === 0) done += pearls
    else nearer += (pearls * (missed[i] - short)) / amount
  }
  return w.tile + w.price * price + w.nearer * nearer + w.completes * done
}
