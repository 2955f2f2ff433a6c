import type { Plan } from '@gam/kernel'
import type { RiderTypes } from '../state.ts'
import { ADVANCE, BUY, FULFIL, TAKE_COIN } from '../vocabulary.ts'
import { dearness, pearlsOn, priceOf } from './errands.ts'

/** Takes all that costs nothing, comes home with a full purse, and buys the dearest pearls with it. */
export const hoarder: Plan<RiderTypes> = {
  like(g, code) {
    if (FULFIL.is(code)) return 100
    if (BUY.is(code) && priceOf(g, code) === 0) return 60
    if (BUY.is(code) && pearlsOn(code) > 0) return 50 + pearlsOn(code)
    if (code === TAKE_COIN) return g.state.seats[g.seat].coins < 1 + g.state.seats[g.seat].journey ? 40 : 5
    if (code === ADVANCE) return 30
    return -dearness(code)
  },
}
