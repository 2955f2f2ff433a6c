import type { Judgement, Learnt } from '@gam/kernel'
import { WHOLE_JOURNEY } from './coast.ts'
import { CONTRACTS } from './contracts.ts'
import { flatten } from './judgement/flatten.ts'
import { learnt } from './judgement/learnt.ts'
import { learnt as learntByCrowd } from './judgement/learnt-crowd.ts'
import { levels } from './judgement/levels.ts'
import { appealsOf, lean } from './leaning.ts'
import { layOut, missingNow } from './paying/shortfall.ts'
import { pearlsOf } from './pearls.ts'
import { reasons } from './reasons.ts'
import { magicOf } from './riders.ts'
import { foresee, type SellingOut } from './selling-out.ts'
import type { Facts, Rider, RiderTypes } from './state.ts'
import { PEARL, WORTH } from './tiles.ts'
import {
  LEADS,
  LEANINGS,
  LEANINGS_OF_TWO,
  type Leads,
  type Leanings,
  POSITION,
  type Weights,
} from './weights.ts'

/** Coins beyond a full purse are spare, and those beyond two of them good for nothing: nobody spends so many in time. */
const PURSE = 6
/** With so many actions left a coin is worth half of what it is worth early on, and a tile. */
const COIN_TIME = 1
const TILE_TIME = 4

/** Moves of this game differ by little: with more curiosity a search takes what it leans to, whatever it finds. */
const CURIOSITY = 0.2

/** From so many riders on a search hardly comes to its own next turn where it looks for the others' best. */
const CROWD = 3

const LEARNT: Learnt = { ...learnt, crowd: learntByCrowd }

const end: SellingOut = { time: 0, pearls: [] }

/** Pearls so far, plus what is to be had at the Sun Port, and what coins, goods and contracts are likely to bring. */
export function weighed(weights: Weights): Judgement<RiderTypes> & {
  readonly weights: Weights
  readonly weighed: typeof weighed
  readonly leanings: Leanings
  readonly leaned: typeof leaned
  readonly leads: Leads
  readonly led: typeof led
} {
  return {
    lead: 2,
    curiosity: CURIOSITY,
    crowd: CROWD,
    flatten,
    learnt: LEARNT,
    levels,
    leads: LEADS,
    led,
    leadAt: led(LEADS),
    reasons,
    weights,
    weighed,
    leanings: LEANINGS,
    leaned,
    lean: (g, weights, known) => (g.seats < CROWD ? leanOfTwo : leanOfMany)(g, weights, known),
    expect(state, facts, points) {
      const { agenda, seats } = state
      for (let seat = 0; seat < seats.length; seat++) points[seat] = pearlsOf(seats[seat], facts)
      if (agenda.length === 0) return
      foresee(state, facts, weights, end)
      for (let seat = 0; seat < seats.length; seat++)
        points[seat] += weights.sun * end.pearls[seat] + prospects(seats[seat], facts, weights, end.time)
    },
  }
}

function leaned(leanings: Leanings): NonNullable<Judgement<RiderTypes>['lean']> {
  const appeals = appealsOf(leanings)
  return (g, weights, known) => lean(g, weights, appeals, known)
}

const leanOfTwo = leaned(LEANINGS_OF_TWO)
const leanOfMany = leaned(LEANINGS)

export const judgement = weighed(POSITION)

/** The lead that wins three times out of four goes down evenly with the way that the first rider still has to go. */
function led({ last, port }: Leads): NonNullable<Judgement<RiderTypes>['leadAt']> {
  return ({ seats }) => {
    let furthest = 0
    for (let seat = 0; seat < seats.length; seat++)
      if (seats[seat].journey > furthest) furthest = seats[seat].journey
    return last + port * (WHOLE_JOURNEY - furthest)
  }
}

function prospects(rider: Rider, facts: Facts, w: Weights, time: number): number {
  const { coins, journey, tiles } = rider
  const purse = coins < PURSE ? coins : PURSE
  const spare = coins < 2 * PURSE ? coins - purse : PURSE
  let goods = 0
  for (let tile = 0; tile < PEARL; tile++) goods += tiles[tile] * (w.tile + w.good * WORTH[tile])
  return (
    w.advance * journey +
    inTime(w.coin * purse + w.spareCoin * spare, time, COIN_TIME) +
    inTime(goods, time, TILE_TIME) +
    contractHopes(rider, facts, w, time)
  )
}

/** What takes time is worth less the less there is of it, and half where there is just as much as it takes. */
function inTime(worth: number, time: number, taken: number): number {
  return (worth * time) / (time + taken)
}

function contractHopes(rider: Rider, facts: Facts, w: Weights, time: number): number {
  const { hand, tiles } = rider
  layOut(tiles, magicOf(rider, facts))
  let first = 0
  let second = 0
  let third = 0
  for (let card = 0, left = hand[CONTRACTS.size]; left > 0 && card < CONTRACTS.size; card++) {
    if (hand[card] === 0) continue
    left -= hand[card]
    const contract = facts.contracts[card]
    const short = missingNow(contract)
    const reward = contract.pearls + w.pay * contract.coins
    const hope = inTime(reward * nearness(short, contract.amount, w), time, w.haste * (1 + short))
    if (hope > first) {
      third = second
      second = first
      first = hope
    } else if (hope > second) {
      third = second
      second = hope
    } else if (hope > third) third = hope
  }
  return w.first * first + w.second * second + w.third * third
}

/** From what a card counts that nothing was bought for, up to 1 for one that can be paid. */
function nearness(short: number, amount: number, w: Weights): number {
  return short === 0 ? 1 : w.open + (1 - w.open - w.ready) * (1 - short / amount)
}
