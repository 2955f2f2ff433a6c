import type { Judgement } from '@gam/kernel'
import { NO_MAGIC } from './abilities/ability.ts'
import { WHOLE_JOURNEY } from './coast.ts'
import { CONTRACTS } from './contracts.ts'
import { lean } from './leaning.ts'
import { missing } from './paying/shortfall.ts'
import { pearlsOf } from './pearls.ts'
import { reasons } from './reasons.ts'
import type { Facts, G, Rider, RiderTypes, State } from './state.ts'
import { PEARL } from './tiles.ts'
import { LEANINGS, type Leanings, POSITION, type Weights } from './weights.ts'

/** Coins beyond these are spare: there is seldom something to spend them on in time. */
const PURSE = 6
const LAST_LEAD = 1.3
const LEAD_A_PORT = 0.12

const hopes = [0, 0, 0]

/** Pearls so far, plus what coins, goods and the way behind a rider are likely to bring. */
export function weighed(weights: Weights): Judgement<RiderTypes> & {
  readonly weights: Weights
  readonly weighed: typeof weighed
  readonly leanings: Leanings
  readonly leaned: typeof leaned
} {
  return {
    lead: 2,
    leadAt,
    reasons,
    weights,
    weighed,
    leanings: LEANINGS,
    leaned,
    lean: leaned(LEANINGS),
    expect(state, facts, points) {
      const playing = state.agenda.length > 0
      for (let seat = 0; seat < state.seats.length; seat++) {
        const rider = state.seats[seat]
        points[seat] = pearlsOf(rider, facts) + (playing ? prospects(rider, facts, weights) : 0)
      }
    },
  }
}

function leaned(leanings: Leanings): (g: G, weights: number[]) => void {
  return (g, weights) => lean(g, weights, leanings)
}

export const judgement = weighed(POSITION)

/**
 * In games between greedy bots the lead that wins three times out of four goes down evenly with the way that the
 * first rider still has to go.
 */
function leadAt({ seats }: State): number {
  let furthest = 0
  for (let seat = 0; seat < seats.length; seat++)
    if (seats[seat].journey > furthest) furthest = seats[seat].journey
  return LAST_LEAD + LEAD_A_PORT * (WHOLE_JOURNEY - furthest)
}

function prospects(rider: Rider, facts: Facts, w: Weights): number {
  const { coins, journey, tiles } = rider
  const spare = coins > PURSE ? coins - PURSE : 0
  let hope = w.coin * (coins - spare) + w.spareCoin * spare + w.advance * journey
  for (let tile = 0; tile < PEARL; tile++) hope += w.tile * tiles[tile]
  return hope + contractHopes(rider, facts, w)
}

function contractHopes({ hand, tiles, ability }: Rider, facts: Facts, w: Weights): number {
  const magic = ability < 0 ? NO_MAGIC : facts.abilities[ability]
  hopes.fill(0)
  for (let card = 0, left = hand[CONTRACTS.size]; left > 0 && card < CONTRACTS.size; card++) {
    if (hand[card] === 0) continue
    left -= hand[card]
    const contract = facts.contracts[card]
    const done = (contract.amount - missing(contract, tiles, magic)) / contract.amount
    rankHope((contract.pearls + w.coin * contract.coins) * done)
  }
  return w.first * hopes[0] + w.second * hopes[1] + w.third * hopes[2]
}

/** Keeps the three highest hopes, the highest first. */
function rankHope(hope: number): void {
  let falling = hope
  for (let i = 0; i < hopes.length; i++)
    if (falling > hopes[i]) {
      const lower = hopes[i]
      hopes[i] = falling
      falling = lower
    }
}
