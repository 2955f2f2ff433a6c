import { growth } from '@gam/kernel'
import { SPACES } from './coast.ts'
import { ASK, CONTRACTS, type Contract, MOST_ASKED, PAYMENTS } from './contracts.ts'
import { lay, layOut, missingNow, unlay } from './paying/shortfall.ts'
import { abilityOf } from './riders.ts'
import type { G } from './state.ts'
import { GOOD, PAYABLE, PEARL, PEARLS, TILES, TRIPLE_PEARL } from './tiles.ts'
import { ADVANCE, BUY, DISCARD, FULFIL, LAY, PAY, STEP, SWAP, TAKE_COIN } from './vocabulary.ts'
import type { Leanings } from './weights.ts'

/** Leanings as the weights they come to, wherever these are the same in every position. */
export interface Appeals {
  readonly leanings: Leanings
  readonly advance: number
  readonly coin: number
  readonly discard: number
  readonly swap: number
  /** By the pearls that the contract brings more than it costs. */
  readonly fulfil: Float64Array
  /** By tile and price. */
  readonly pearl: Float64Array
}

const MOST_PEARLS = 100
/** The most pearls that a contract costs. */
const MOST_PAID = MOST_ASKED * PEARLS[TRIPLE_PEARL]
const PRICES = SPACES.size

export function appealsOf(w: Leanings): Appeals {
  return {
    leanings: w,
    advance: growth(w.advance),
    coin: growth(w.coin),
    discard: growth(w.discard),
    swap: growth(w.swap),
    fulfil: Float64Array.from({ length: MOST_PAID + MOST_PEARLS }, (_, i) =>
      growth(w.fulfil + w.fulfilPearl * (i - MOST_PAID)),
    ),
    pearl: Float64Array.from({ length: PAYABLE.size * PRICES }, (_, i) =>
      growth(w.pearl * PEARLS[Math.trunc(i / PRICES)] + w.pearlPrice * (i % PRICES)),
    ),
  }
}

/** The contracts in hand that cannot be paid yet, and how many goods or tiles are missing for each. */
const unpaid: Contract[] = []
let contracts = 0
const missed: number[] = []

/** By tile, as far as it was looked at in this look: how much nearer it brings contracts, and pearls of those it completes. */
const nearer = new Float64Array(TILES.size)
const done = new Float64Array(TILES.size)
const lookedAt = new Int32Array(TILES.size)
let look = 0
/** Whether contracts were looked for in this look. */
let looked = false

/** How much a sensible player leans to each action. */
export function lean(g: G, weights: number[], appeals: Appeals, known?: readonly number[]): void {
  const { codes, count } = g.menu
  const w = appeals.leanings
  const { mostPaid } = abilityOf(g, g.seat)
  look = (look + 1) | 0
  looked = false
  for (let i = 0; i < count; i++) {
    if (known?.[i]) continue
    const code = codes[i]
    if (BUY.is(code)) {
      const tile = BUY.first(code)
      const space = BUY.second(code)
      const price = space < mostPaid[tile] ? space : mostPaid[tile]
      if (tile >= PEARL && tile < PAYABLE.size) weights[i] = appeals.pearl[tile * PRICES + price]
      else {
        if (lookedAt[tile] !== look) lookAt(g, tile)
        weights[i] = growth(w.tile + w.price * price + w.nearer * nearer[tile] + w.completes * done[tile])
      }
    } else if (code === ADVANCE) weights[i] = appeals.advance
    else if (code === TAKE_COIN) weights[i] = appeals.coin
    else if (FULFIL.is(code)) weights[i] = appeals.fulfil[MOST_PAID + gainOf(g, FULFIL.first(code))]
    else if (PAY.is(code)) weights[i] = growth(-w.fulfilPearl * pearlsIn(PAY.first(code)))
    else if (LAY.is(code)) weights[i] = growth(-w.fulfilPearl * PEARLS[LAY.first(code)])
    else if (DISCARD.is(code)) weights[i] = appeals.discard
    else weights[i] = SWAP.is(code) ? appeals.swap : 1
  }
}

/** The pearls of a contract, less those that it takes where nothing else is left to pay with. */
function gainOf(g: G, card: number): number {
  const { ask, amount, pearls } = g.facts.contracts[card]
  if (ask !== ASK.tiles) return pearls
  const { tiles } = g.state.seats[g.seat]
  let gain = pearls
  let open = amount
  // Pearls come after all that can be spared.
  for (let tile = 0; open > 0 && tile < PAYABLE.size; tile++) {
    const laid = tiles[tile] < open ? tiles[tile] : open
    open -= laid
    gain -= laid * PEARLS[tile]
  }
  return gain
}

const laid = PAYABLE.names.map(() => 0)

function pearlsIn(payment: number): number {
  PAYMENTS.unrank(payment, laid)
  let pearls = 0
  for (let tile = PEARL; tile < PAYABLE.size; tile++) pearls += laid[tile] * PEARLS[tile]
  return pearls
}

function findUnpaid(g: G): void {
  const { hand, tiles } = g.state.seats[g.seat]
  contracts = 0
  layOut(tiles, abilityOf(g, g.seat))
  if (g.step === STEP.turn) {
    // Each card in hand can be discarded: so nobody has to look for them.
    const { codes, count } = g.menu
    for (let i = 0; i < count; i++)
      if (DISCARD.is(codes[i])) noteUnpaid(g.facts.contracts[DISCARD.first(codes[i])])
  } else
    for (let card = 0, left = hand[CONTRACTS.size]; left > 0 && card < CONTRACTS.size; card++) {
      if (hand[card] === 0) continue
      left -= hand[card]
      noteUnpaid(g.facts.contracts[card])
    }
}

function noteUnpaid(contract: Contract): void {
  const short = missingNow(contract)
  if (short === 0) return
  unpaid[contracts] = contract
  missed[contracts++] = short
}

function lookAt(g: G, tile: number): void {
  if (!looked) findUnpaid(g)
  looked = true
  lookedAt[tile] = look
  nearer[tile] = 0
  done[tile] = 0
  const ability = abilityOf(g, g.seat)
  lay(tile, ability)
  for (let i = 0; i < contracts; i++) {
    const { ask, goods, pearls, amount } = unpaid[i]
    // A good that is not pictured helps with nothing.
    if (ask === ASK.pictured && ability.wild[tile] === 0 && goods[GOOD[tile]] === 0) continue
    const short = missingNow(unpaid[i])
    if (short === 0) done[tile] += pearls
    else nearer[tile] += (pearls * (missed[i] - short)) / amount
  }
  unlay(tile, ability)
}
