import { NONE } from '@gam/kernel'
import { SUN, WHOLE_JOURNEY } from './coast.ts'
import { magicOf } from './riders.ts'
import { SEATS } from './seats.ts'
import type { Facts, State } from './state.ts'
import { PEARLS } from './tiles.ts'
import type { Weights } from './weights.ts'

/** What a free advance in each turn leaves of the way home, in actions. */
const FREE_SAIL = 2 / 3

/** Nobody looks further ahead than so many actions, and no closer than a part of one. */
const HORIZON = 64
const HALVINGS = 9

/** How the game will probably end: when, and who gets how much of what the Sun Port still has. */
export interface SellingOut {
  /** The actions that each player has until then. */
  time: number
  /** By seat: pearls from the Sun Port. */
  readonly pearls: number[]
}

// By seat: actions until home, coins, coins that an action takes, and actions' worth of coins that a tile costs.
const ways = new Float64Array(SEATS.max)
const purses = new Float64Array(SEATS.max)
const takes = new Float64Array(SEATS.max)
const prices = new Float64Array(SEATS.max)

/**
 * Everybody goes home at the same pace and buys from then on, with the coins at hand first and then with those that
 * have to be taken before: the game is over when that makes as many tiles as there are (WR-50).
 */
export function foresee({ seats, ports }: State, facts: Facts, w: Weights, outcome: SellingOut): void {
  const sun = ports[SUN]
  let tiles = 0
  let pearls = 0
  for (let space = 1; space < sun.length; space++) {
    if (sun[space] === NONE) continue
    tiles++
    pearls += PEARLS[sun[space]]
  }
  const { length } = seats
  for (let seat = 0; seat < length; seat++) {
    const { coins, sailsFree } = magicOf(seats[seat], facts)
    ways[seat] = (sailsFree ? FREE_SAIL : 1) * w.stretch * (WHOLE_JOURNEY - seats[seat].journey)
    purses[seat] = seats[seat].coins
    takes[seat] = coins
    prices[seat] = coins + w.price
  }
  let early = 0
  let late = HORIZON
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (early + late) / 2
    let sold = 0
    for (let seat = 0; seat < length; seat++) sold += boughtBy(seat, middle)
    if (sold < tiles) early = middle
    else late = middle
  }
  outcome.time = late
  for (let seat = 0; seat < length; seat++)
    outcome.pearls[seat] = tiles === 0 ? 0 : (boughtBy(seat, late) * pearls) / tiles
}

/** How many tiles a seat buys at the Sun Port within so many actions. */
function boughtBy(seat: number, time: number): number {
  const there = time - ways[seat]
  if (there <= 0) return 0
  const paid = (purses[seat] + takes[seat] * there) / prices[seat]
  return paid < there ? paid : there
}
