import type { Plan } from '@gam/kernel'
import type { RiderTypes } from '../state.ts'
import { ADVANCE, BUY, FULFIL, TAKE_COIN } from '../vocabulary.ts'
import { dearness, pearlsOn, priceOf } from './errands.ts'

/** Every pearl along the coast that it can pay, coins for the next one, and no thought of contracts. */
export const diver: Plan<RiderTypes> = {
  like(g, code) {
    if (BUY.is(code) && pearlsOn(code) > 0) return 50 + 4 * pearlsOn(code) - priceOf(g, code)
    if (FULFIL.is(code)) return 40
    if (code === TAKE_COIN) return g.state.seats[g.seat].coins < 4 ? 30 : 0
    if (code === ADVANCE) return 20
    return BUY.is(code) ? 10 - priceOf(g, code) : -dearness(code)
  },
}
