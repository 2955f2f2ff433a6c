import { TRYWORKS_LANDS } from '../buildings/tryworks.ts'
import { RETURN, RIGHT, SHIPS, SHORE } from '../pieces.ts'
import { STALL_LIST } from '../stalls.ts'
import { BUILDING_LIST } from '../town.ts'
import { whalePoints } from '../whales.ts'
import { leisure, makePlans, roundsAway } from './plans.ts'
import type { Scratch } from './scratch.ts'
import type { Weights } from './weights.ts'

// What a person may expect beyond the points that are safe.

/** A point is paid with two dollars, and one that its sale would have brought. */
const LAY_AND_SALE = 3
export const DOLLARS_A_POINT = 5
const ROUNDS = 12
/** With fewer placements than this not everything finds a use. */
const BUSY = 3

/** The buildings for which right whales count. */
const COUNTING = BUILDING_LIST.flatMap(({ ofRightWhales: count }, building) =>
  count ? [{ building, count }] : [],
)

export function prospects(scratch: Scratch, seat: number, w: Weights): number {
  const { clock, rest, estates } = scratch
  const dollar = clock.final ? 1 / DOLLARS_A_POINT : w.dollar + (w.dollarEarly * clock.rounds) / ROUNDS
  let worth = whalesAtSea(scratch, seat, w)
  if (clock.final) return worth + scratch.spare * dollar
  worth += makePlans(scratch, seat, scratch.spare, w)
  worth += rest.placements * leisure(clock, w) + rest.money * dollar + goodsLeft(scratch, seat, dollar, w)
  return worth + estates[seat].uses + estates[seat].income * dollar
}

/** Whales aboard and to be caught, as far as there is or will be money for their lays. */
function whalesAtSea(scratch: Scratch, seat: number, w: Weights): number {
  const { state, clock, holdings } = scratch
  const { toCome } = scratch.catch
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
    roundsToEarn = Math.max(roundsToEarn, Math.min(roundsAway(clock, at), clock.rounds))
    // WW-15: in the last returns every ship is on its way home.
    if (me.tryworks && (at === RETURN || state.lastReturns || (at === SHORE && !clock.moved)))
      free = Math.max(free, Math.min(TRYWORKS_LANDS, whales[RIGHT]))
  }
  points -= free
  const placements = Math.max(0, mine.placements - me.workers.length * (clock.rounds - roundsToEarn))
  const paid = Math.min(points, (mine.money + points) / LAY_AND_SALE)
  const later = Math.min(points, (mine.money + w.income * placements + points) / LAY_AND_SALE) - paid
  scratch.spare = mine.money + points - LAY_AND_SALE * paid
  return free + paid + later * w.owed + ofRightWhales(scratch, seat, rights, w)
}

/** What right whales aboard will add to the victory buildings of a seat. */
function ofRightWhales({ state }: Scratch, seat: number, rights: number, w: Weights): number {
  let worth = 0
  for (const { building, count } of COUNTING) if (state.owners[building] === seat) worth += count(rights, w)
  return worth
}

/** Goods that no plan needs: for sale now, or some day. */
function goodsLeft({ holdings, rest }: Scratch, seat: number, dollar: number, w: Weights): number {
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
