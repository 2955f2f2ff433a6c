import { defineReasons, NONE, range } from '@gam/kernel'
import { SUN, WHOLE_JOURNEY } from './coast.ts'
import { CONTRACTS } from './contracts.ts'
import { missing } from './paying/shortfall.ts'
import { abilityOf, portOf } from './riders.ts'
import type { G, RiderTypes } from './state.ts'
import { PAYABLE, PEARL, PEARLS, STORM, TILES } from './tiles.ts'
import { ADVANCE, BUY, DISCARD, FULFIL, SWAP, TAKE_COIN } from './vocabulary.ts'
import { hints } from './words/en/hints.ts'

const AMOUNT = range('amount', 0, 1000)

export const REASONS = {
  brings: { pearls: AMOUNT, coins: AMOUNT },
  pearlsFor: { pearls: AMOUNT, price: AMOUNT },
  pearlsLeft: { tiles: AMOUNT },
  lastPearl: {},
  completes: { pearls: AMOUNT },
  nearer: { missing: AMOUNT, pearls: AMOUNT },
  free: {},
  behind: { ports: AMOUNT },
  wayHome: { ports: AMOUNT },
  homeNext: {},
  canBuyThen: { tile: TILES, price: AMOUNT },
  farOff: { missing: AMOUNT },
  cheaper: { tile: TILES, price: AMOUNT },
}

/** What speaks for an action. */
export const reasons = defineReasons<RiderTypes, typeof REASONS>({
  table: REASONS,

  words: { en: hints },

  give(g, code, tell) {
    if (FULFIL.is(code)) {
      const { pearls: won, coins: paid } = g.facts.contracts[FULFIL.first(code)]
      tell('brings', won, paid)
    } else if (BUY.is(code)) buying(g, BUY.first(code), BUY.second(code), tell)
    else if (code === ADVANCE) advancing(g, tell)
    else if (code === TAKE_COIN) saving(g, tell)
    else if (DISCARD.is(code)) {
      const short = shortOf(g, DISCARD.first(code), g.state.seats[g.seat].tiles)
      if (short > 1) tell('farOff', short)
    } else if (SWAP.is(code)) swapping(g, SWAP.first(code), SWAP.second(code), tell)
  },
})

type Tell = (reason: keyof typeof REASONS, ...numbers: number[]) => void

function buying(g: G, tile: number, space: number, tell: Tell): void {
  const price = priceAt(g, tile, space)
  if (tile >= PEARL && tile < PAYABLE.size) {
    tell('pearlsFor', PEARLS[tile], price)
    if (portOf(g, g.seat) !== SUN) return
    const left = g.state.ports[SUN].filter((other) => other !== NONE && other !== STORM).length - 1
    if (left === 0) tell('lastPearl')
    else if (left < 3) tell('pearlsLeft', left)
    return
  }
  const { hand, tiles } = g.state.seats[g.seat]
  const after = tiles.with(tile, tiles[tile] + 1)
  let best = { pearls: 0, missing: Number.POSITIVE_INFINITY }
  for (let card = 0; card < CONTRACTS.size; card++) {
    if (hand[card] === 0) continue
    const short = shortOf(g, card, after)
    if (short === shortOf(g, card, tiles)) continue
    const { pearls: won } = g.facts.contracts[card]
    if (short < best.missing || (short === best.missing && won > best.pearls))
      best = { pearls: won, missing: short }
  }
  if (best.missing === 0) tell('completes', best.pearls)
  else if (best.missing < 3) tell('nearer', best.missing, best.pearls)
  if (price === 0) tell('free')
}

function advancing({ state: { seats }, seat }: G, tell: Tell): void {
  const { journey } = seats[seat]
  const furthest = Math.max(...seats.map((rider) => rider.journey))
  const left = WHOLE_JOURNEY - journey - 1
  if (left === 0) tell('homeNext')
  else if (furthest > journey) tell('behind', furthest - journey)
  else if (journey >= WHOLE_JOURNEY / 2) tell('wayHome', left)
}

/** Is there something here that this coin makes possible? Pearls before goods. */
function saving(g: G, tell: Tell): void {
  const { coins: now } = g.state.seats[g.seat]
  const port = portOf(g, g.seat)
  if (port === SUN && g.state.seats[g.seat].journey < WHOLE_JOURNEY) return
  const then = now + abilityOf(g, g.seat).coins
  let found = { tile: NONE, price: 0 }
  for (const [space, tile] of g.state.ports[port].entries()) {
    if (tile === NONE || tile === STORM) continue
    const price = priceAt(g, tile, space)
    if (price > now && price <= then && tile > found.tile) found = { tile, price }
  }
  if (found.tile >= PEARL) tell('canBuyThen', found.tile, found.price)
}

function swapping(g: G, near: number, far: number, tell: Tell): void {
  const tile = g.state.ports[portOf(g, g.seat)][far]
  if (tile !== NONE && tile !== STORM) tell('cheaper', tile, priceAt(g, tile, near))
}

function priceAt(g: G, tile: number, space: number): number {
  return Math.min(space, abilityOf(g, g.seat).mostPaid[tile])
}

function shortOf(g: G, card: number, tiles: readonly number[]): number {
  return missing(g.facts.contracts[card], tiles, abilityOf(g, g.seat))
}
