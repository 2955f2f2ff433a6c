import { NONE } from '@gam/kernel'
import { SUN, WHOLE_JOURNEY } from './coast.ts'
import { magicOf } from './riders.ts'
import type { Facts, Rider, State } from './state.ts'
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
  let early = 0
  let late = HORIZON
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (early + late) / 2
    let sold = 0
    for (let seat = 0; seat < seats.length; seat++) sold += boughtBy(seats[seat], facts, middle, w)
    if (sold < tiles) early = middle
    else late = middle
  }
  outcome.time = late
  for (let seat = 0; seat < seats.length; seat++)
    outcome.pearls[seat] = tiles === 0 ? 0 : (boughtBy(seats[seat], facts, late, w) * pearls) / tiles
}

/** How many tiles a rider buys at the Sun Port within so many actions. */
function boughtBy(rider: Rider, facts: Facts, time: number, w: Weights): number {
  const magic = magicOf(rider, facts)
  const way = (magic.sailsFree ? FREE_SAIL : 1) * w.stretch * (WHOLE_JOURNEY - rider.journey)
  const there = time - way
  if (there <= 0) return 0
  const paid = (rider.coins + magic.coins * there) / (magic.coins + w.price)
  return paid < there ? paid : there
}
