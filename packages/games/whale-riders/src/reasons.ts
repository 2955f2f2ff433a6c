import { defineReasons, NONE, range } from '@gam/kernel'
import { SUN, WHOLE_JOURNEY } from './coast.ts'
import { CONTRACTS, PAYMENTS } from './contracts.ts'
import { missing } from './paying/shortfall.ts'
import { abilityOf, portOf } from './riders.ts'
import type { G, RiderTypes } from './state.ts'
import { CRYSTAL, PAYABLE, PEARL, PEARLS, STORM, TILES, WORTH } from './tiles.ts'
import { ADVANCE, BUY, DISCARD, FULFIL, PAY, SWAP, TAKE_COIN } from './vocabulary.ts'
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
  nextPort: { tile: TILES, price: AMOUNT },
  nothingHere: {},
  outward: { ports: AMOUNT },
  purse: { coins: AMOUNT },
  exact: {},
  keepsPearls: {},
  keepsCrystals: {},
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
    } else if (PAY.is(code)) paying(g, PAY.first(code), tell)
    else if (SWAP.is(code)) swapping(g, SWAP.first(code), SWAP.second(code), tell)
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

function advancing(g: G, tell: Tell): void {
  const { seats } = g.state
  const { journey } = seats[g.seat]
  const furthest = Math.max(...seats.map((rider) => rider.journey))
  const left = WHOLE_JOURNEY - journey - 1
  if (left === 0) tell('homeNext')
  else if (furthest > journey) tell('behind', furthest - journey)
  else if (journey >= WHOLE_JOURNEY / 2) tell('wayHome', left)
  if (left === 0) return
  const there = wantedAt(g, g.facts.route[journey + 1])
  if (there.tile !== NONE) tell('nextPort', there.tile, there.price)
  if (wantedAt(g, portOf(g, g.seat)).tile === NONE) tell('nothingHere')
  else if (journey < WHOLE_JOURNEY / 2) tell('outward', left)
}

/** What this rider would like to buy at a port and can pay: pearls, then what helps a contract, the cheapest of it. */
function wantedAt(g: G, port: number): { tile: number; price: number } {
  const { coins, tiles } = g.state.seats[g.seat]
  let found = { tile: NONE, price: 0, worth: 0 }
  for (const [space, tile] of g.state.ports[port].entries()) {
    if (tile === NONE || tile === STORM) continue
    const price = priceAt(g, tile, space)
    if (price > coins) continue
    const worth = tile >= PEARL ? 2 + PEARLS[tile] : helps(g, tile, tiles) ? 1 : 0
    if (worth > found.worth || (worth > 0 && worth === found.worth && price < found.price))
      found = { tile, price, worth }
  }
  return found
}

function helps(g: G, tile: number, tiles: readonly number[]): boolean {
  const { hand } = g.state.seats[g.seat]
  const after = tiles.with(tile, tiles[tile] + 1)
  return hand
    .slice(0, CONTRACTS.size)
    .some((cards, card) => cards > 0 && shortOf(g, card, after) < shortOf(g, card, tiles))
}

/** Is there something here that this coin makes possible? Pearls before goods. */
function saving(g: G, tell: Tell): void {
  const { coins: now } = g.state.seats[g.seat]
  const port = portOf(g, g.seat)
  const then = now + abilityOf(g, g.seat).coins
  let found = { tile: NONE, price: 0 }
  // WR-26: nothing is sold at the Sun Port before the journey is over.
  const sold = port !== SUN || g.state.seats[g.seat].journey === WHOLE_JOURNEY
  for (const [space, tile] of g.state.ports[port].entries()) {
    if (!sold || tile === NONE || tile === STORM) continue
    const price = priceAt(g, tile, space)
    const wanted = tile >= PEARL || helps(g, tile, g.state.seats[g.seat].tiles)
    if (wanted && price > now && price <= then && tile > found.tile) found = { tile, price }
  }
  if (found.tile !== NONE) tell('canBuyThen', found.tile, found.price)
  else tell('purse', then)
}

const paid: number[] = []

/** WR-36: what this way of paying keeps that another would give away. */
function paying(g: G, payment: number, tell: Tell): void {
  const { codes, count } = g.menu
  const ways = codes.slice(0, count).map((code) => givenAway(PAY.first(code)))
  const mine = givenAway(payment)
  if (mine.pearls === 0 && ways.some(({ pearls }) => pearls > 0)) tell('keepsPearls')
  if (mine.crystals < Math.max(...ways.map(({ crystals }) => crystals))) tell('keepsCrystals')
  if (mine.goods === Math.min(...ways.map(({ goods }) => goods))) tell('exact')
}

function givenAway(payment: number): { pearls: number; crystals: number; goods: number } {
  PAYMENTS.unrank(payment, paid)
  const given = { pearls: 0, crystals: 0, goods: 0 }
  for (const [tile, amount] of paid.entries()) {
    given.pearls += amount * PEARLS[tile]
    given.goods += amount * WORTH[tile]
    if (tile >= CRYSTAL && tile < PEARL) given.crystals += amount * WORTH[tile]
  }
  return given
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
