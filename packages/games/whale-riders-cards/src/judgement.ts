import { growth, type Judgement, type Learnt, sizeOf, sum } from '@gam/kernel'
import { BONUS, cardOf, GOODS, PLAIN, PRINTED, SEATS, STORM } from './cards.ts'
import { learnt } from './judgement/learnt.ts'
import { sight } from './judgement/sight.ts'
import { lean } from './leaning.ts'
import { levels } from './levels.ts'
import { customsOf, type Port } from './ports.ts'
import { reasons } from './reasons.ts'
import { MOST_GAMES_OF, pointsOf } from './scoring.ts'
import type { CardTypes, Facts, State } from './state.ts'
import { LEADS, LEANINGS, type Leads, type Leanings, POSITION, type Weights } from './weights.ts'

/** Learnt at tables of two: among more it says nothing. */
const LEARNT: Learnt = { ...learnt, crowd: { ...learnt, sight: undefined } }

const GOOD = GOODS.size
/** A game that is not over stands at somebody's turn: where the seat is in that last frame of the agenda. */
const SEAT_OF_FRAME = 3

// Filled anew at every look: cards on the table and cards that may be played from hand, by good and seat.
const laid = new Array<number>(GOOD * SEATS.max).fill(0)
const held = new Array<number>(GOOD * SEATS.max).fill(0)
const heldByAll = new Array<number>(GOOD).fill(0)
const missing = new Array<number>(GOOD).fill(0)
const likelihood = new Array<number>(GOOD).fill(0)

/**
 * Points won, what the next sale may bring, weighed by how likely each good is the one to be sold, and what
 * hands and the turn are worth beyond it.
 */
export function weighed(weights: Weights): Judgement<CardTypes> & {
  readonly weights: Weights
  readonly weighed: typeof weighed
  readonly leanings: Leanings
  readonly leaned: typeof leaned
  readonly leads: Leads
  readonly led: typeof led
} {
  return {
    lead: 12,
    levels,
    leads: LEADS,
    led,
    leadAt: led(LEADS),
    reasons,
    sight,
    learnt: LEARNT,
    weights,
    weighed,
    leanings: LEANINGS,
    leaned,
    lean: leaned(LEANINGS),
    expect(state, facts, points) {
      const { seats, agenda } = state
      for (let seat = 0; seat < seats.length; seat++)
        points[seat] = seats[seat].earlier + pointsOf(seats[seat].won, facts)
      if (agenda.length === 0) return
      const turn = agenda[agenda.length - SEAT_OF_FRAME]
      const port = customsOf(state.port)
      const point = unit(facts)
      const last = sizeOf(state.pile) === 0
      foresee(state, facts, port, turn, weights, point)
      for (let seat = 0; seat < seats.length; seat++)
        points[seat] +=
          nextSale(seat, seats.length, facts, port, weights) +
          beyond(seats[seat].hand, facts, last, weights, point)
      points[turn] += (last ? weights.lastTurn : weights.turn) * point
    },
  }
}

function leaned(leanings: Leanings): NonNullable<Judgement<CardTypes>['lean']> {
  return (g, weights, known) => lean(g, weights, leanings, known)
}

export const judgement = weighed(POSITION)

/**
 * The lead that wins three times out of four goes down evenly with the cards that are still to be played, to the points of
 * a card or two. Whole games of a match that are to come add their own.
 */
function led({ last, card }: Leads): NonNullable<Judgement<CardTypes>['leadAt']> {
  return ({ seats, pile, game }, facts) => {
    let cards = sizeOf(pile)
    for (let seat = 0; seat < seats.length; seat++) cards += sizeOf(seats[seat].hand)
    const now = last + (card * cards) / seats.length
    if (facts.match === 'single') return unit(facts) * now
    const later = last + (card * sum(facts.deck)) / seats.length
    const games = facts.match === 'three' ? MOST_GAMES_OF.three - game : 1
    return unit(facts) * Math.sqrt(now * now + games * later * later)
  }
}

/** How likely each good is the next to be sold, and who has a share in it. */
function foresee({ seats }: State, facts: Facts, port: Port, turn: number, w: Weights, point: number): void {
  const n = seats.length
  let most = Number.NEGATIVE_INFINITY
  let all = 0
  for (let good = 0; good < GOOD; good++) {
    const plain = cardOf(good, PLAIN)
    const bonus = cardOf(good, BONUS)
    const points = facts.points[plain] / point
    let goods = 0
    let cards = 0
    let supply = 0
    heldByAll[good] = 0
    for (let seat = 0; seat < n; seat++) {
      const { table, hand } = seats[seat]
      const at = good * n + seat
      laid[at] = table[plain] + table[bonus]
      cards += laid[at]
      goods += laid[at] + table[bonus]
      const doubles = port.banned[bonus] ? 0 : hand[bonus]
      held[at] = (port.banned[plain] ? 0 : hand[plain]) + doubles
      heldByAll[good] += held[at]
      supply += held[at] + doubles
    }
    const price = port.price[good]
    const short = price - goods
    missing[good] = Math.max(0, short)
    let likely = (w.ready * goods + w.supply * Math.min(missing[good], supply)) / price
    if (short <= 1) likely += w.oneShort
    else if (short === 2) likely += w.twoShort
    const mine = good * n + turn
    const completes = short <= 1 ? held[mine] > 0 : short === 2 && seats[turn].hand[bonus] > 0
    if (completes)
      likely += w.atHand + w.atHandGain * points * (laid[mine] + 1 - (cards - laid[mine]) / (n - 1))
    for (let at = good * n; at < (good + 1) * n; at++)
      likely += w.wanted * points * held[at] * (laid[at] - (cards - laid[at]) / (n - 1))
    likelihood[good] = likely
    most = Math.max(most, likely)
  }
  for (let good = 0; good < GOOD; good++) {
    likelihood[good] = growth(likelihood[good] - most)
    all += likelihood[good]
  }
  for (let good = 0; good < GOOD; good++)
    likelihood[good] = Math.min(1, (port.setsPerSale * likelihood[good]) / all)
}

function nextSale(seat: number, n: number, facts: Facts, port: Port, w: Weights): number {
  let points = 0
  for (let good = 0; good < GOOD; good++) {
    const at = good * n + seat
    const toCome = heldByAll[good] === 0 ? 0 : (w.toCome * missing[good] * held[at]) / heldByAll[good]
    const worth = facts.points[cardOf(good, PLAIN)]
    points += likelihood[good] * worth * (laid[at] + toCome)
    // CG-36: what is not sold is won all the same
    if (port.winsAll) points += (1 - likelihood[good]) * worth * laid[at]
  }
  return points
}

function beyond(hand: readonly number[], facts: Facts, last: boolean, w: Weights, point: number): number {
  const card = last ? w.lastHand : w.hand
  const storm = last ? w.lastStorm : w.storm
  let points = 0
  for (let good = 0; good < GOOD; good++) {
    const doubles = hand[cardOf(good, BONUS)]
    const cards = hand[cardOf(good, PLAIN)] + doubles
    points += card * cards * facts.points[cardOf(good, PLAIN)]
    points += hand[cardOf(good, STORM)] * storm * point
    if (!last) points += doubles * w.double * point
  }
  return points
}

/** What a point of ordinary scoring is worth here (CG-20: simple scoring counts 1 a card, a fifth as much on average). */
function unit(facts: Facts): number {
  return facts.points[cardOf(2, PLAIN)] / PRINTED[2]
}
