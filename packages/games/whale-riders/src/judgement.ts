import type { Judgement } from '@gam/kernel'
import { NO_MAGIC } from './abilities/ability.ts'
import { CONTRACTS } from './contracts.ts'
import { missing } from './paying/shortfall.ts'
import { pearlsOf } from './pearls.ts'
import type { Facts, Rider, RiderTypes } from './state.ts'
import { PEARL } from './tiles.ts'

/** What a coin will bring in pearls; those beyond a well-filled purse bring less. */
const COIN = 0.4
const PURSE = 6
const SPARE_COIN = 0.2
/** An advance that is behind a rider is an action saved. */
const ADVANCE = 0.6
const TILE = 0.05
/** How much of a contract counts that is as good as paid, best one first: tiles pay only once. */
const SHARES = [0.85, 0.5, 0.25]

const hopes = [0, 0, 0]

/** Pearls so far, plus what coins, goods and the way behind a rider are likely to bring. */
export const judgement: Judgement<RiderTypes> = {
  lead: 5,
  expect(state, facts, points) {
    const playing = state.agenda.length > 0
    for (let seat = 0; seat < state.seats.length; seat++) {
      const rider = state.seats[seat]
      points[seat] = pearlsOf(rider, facts) + (playing ? prospects(rider, facts) : 0)
    }
  },
}

function prospects(rider: Rider, facts: Facts): number {
  const { coins, journey, tiles } = rider
  const spare = coins > PURSE ? coins - PURSE : 0
  let hope = COIN * (coins - spare) + SPARE_COIN * spare + ADVANCE * journey + contractHopes(rider, facts)
  for (let tile = 0; tile < PEARL; tile++) hope += TILE * tiles[tile]
  return hope
}

function contractHopes({ hand, tiles, ability }: Rider, facts: Facts): number {
  const magic = ability < 0 ? NO_MAGIC : facts.abilities[ability]
  hopes.fill(0)
  for (let card = 0, left = hand[CONTRACTS.size]; left > 0 && card < CONTRACTS.size; card++) {
    if (hand[card] === 0) continue
    left -= hand[card]
    const contract = facts.contracts[card]
    const done = (contract.amount - missing(contract, tiles, magic)) / contract.amount
    rankHope((contract.pearls + COIN * contract.coins) * done)
  }
  return SHARES[0] * hopes[0] + SHARES[1] * hopes[1] + SHARES[2] * hopes[2]
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
