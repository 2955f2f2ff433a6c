import { POST_OFFICE_PAYS } from '../buildings/post-office.ts'
import { TRYWORKS_LANDS } from '../buildings/tryworks.ts'
import { buildingNamed, POST_OFFICE, RETURN, RIGHT, SHIPS, SHORE } from '../pieces.ts'
import { STALL_LIST } from '../stalls.ts'
import type { Facts, State } from '../state.ts'
import { whalePoints } from '../whales.ts'
import { toCome } from './catch.ts'
import { leisure, plans, rest, roundsAway } from './plans.ts'
import { clock, holdings } from './under-way.ts'
import type { Uses, Weights } from './weights.ts'

// What a person may expect beyond the points that are safe.

/** A point is paid with two dollars, and one that its sale would have brought. */
const LAY_AND_SALE = 3
export const DOLLARS_A_POINT = 5
const ROUNDS = 12
/** With fewer placements than this not everything finds a use. */
const BUSY = 3

const COUNTING_HOUSE = buildingNamed('counting house')

/** Money that the lays leave. */
let spare = 0

export function prospects(state: State, facts: Facts, seat: number, w: Weights, uses: Uses): number {
  const dollar = clock.final ? 1 / DOLLARS_A_POINT : w.dollar + (w.dollarEarly * clock.rounds) / ROUNDS
  let worth = whalesAtSea(state, seat, w)
  if (clock.final) return worth + spare * dollar
  worth += plans(state, facts, seat, spare, w, uses)
  worth += rest.placements * leisure(w) + rest.money * dollar + goodsLeft(seat, dollar, w)
  worth += estate(state, seat, uses)
  // NB-46: it may be gone in the next round.
  if (state.owners[POST_OFFICE] === seat) worth += POST_OFFICE_PAYS * dollar
  return worth
}

/** Whales aboard and to be caught, as far as there is or will be money for their lays. */
function whalesAtSea(state: State, seat: number, w: Weights): number {
  const me = state.seats[seat]
  const mine = holdings[seat]
  let points = 0
  let free = 0
  let rights = 0
  let roundsToEarn = 0
  for (let i = 0; i < SHIPS.size; i++) {
    const at = mine.at[i]
    if (at < RETURN) continue
    const { whales } = me.ships[i]
    points += whalePoints(whales) + w.toCatch * toCome[seat * SHIPS.size + i]
    rights += whales[RIGHT]
    roundsToEarn = Math.max(roundsToEarn, Math.min(roundsAway(at), clock.rounds))
    if (me.tryworks && (at === RETURN || (at === SHORE && !clock.moved)))
      free = Math.max(free, Math.min(TRYWORKS_LANDS, whales[RIGHT]))
  }
  points -= free
  const placements = Math.max(0, mine.placements - me.workers.length * (clock.rounds - roundsToEarn))
  const paid = Math.min(points, (mine.money + points) / LAY_AND_SALE)
  const later = Math.min(points, (mine.money + w.income * placements + points) / LAY_AND_SALE) - paid
  spare = mine.money + points - LAY_AND_SALE * paid
  const counted = state.owners[COUNTING_HOUSE] === seat ? rights * w.counted : 0
  return free + paid + later * w.owed + counted
}

/** Goods that no plan needs: for sale now, or some day. */
function goodsLeft(seat: number, dollar: number, w: Weights): number {
  const mine = holdings[seat]
  const use = Math.min(mine.placements, BUSY) / BUSY
  let worth = use * (rest.wood * w.wood + rest.food * w.food + rest.brick * w.brick)
  for (let stall = mine.stall; stall >= 0; stall = STALL_LIST[stall].next) {
    const { good, price, first } = STALL_LIST[stall]
    const amount = good === 0 ? rest.wood : good === 1 ? rest.food : rest.brick
    const kept = use * (good === 0 ? w.wood : good === 1 ? w.food : w.brick)
    if (amount > 0) worth += Math.max(0, amount * (price * dollar - kept) + first * dollar)
  }
  return worth
}

function estate({ owners }: State, seat: number, uses: Uses): number {
  let worth = 0
  for (let building = 0; building < owners.length; building++)
    if (owners[building] === seat) worth += clock.rounds * uses[building]
  return worth
}
