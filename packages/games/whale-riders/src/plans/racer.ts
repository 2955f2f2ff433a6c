import type { Plan } from '@gam/kernel'
import type { RiderTypes } from '../state.ts'
import { ADVANCE, BUY, FULFIL, TAKE_COIN } from '../vocabulary.ts'
import { dearness, pearlsOn, priceOf } from './errands.ts'

/** Out and home as fast as it goes, then the pearls of the Sun Port before the others come. */
export const racer: Plan<RiderTypes> = {
  like(g, code) {
    if (FULFIL.is(code)) return 100
    if (code === ADVANCE) return 50
    if (BUY.is(code)) return 10 + 3 * pearlsOn(code) - priceOf(g, code)
    if (code === TAKE_COIN) return 5
    return -dearness(code)
  },
}
