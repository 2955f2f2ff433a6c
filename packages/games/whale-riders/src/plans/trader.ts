import type { Plan } from '@gam/kernel'
import type { RiderTypes } from '../state.ts'
import { ADVANCE, BUY, FULFIL, TAKE_COIN } from '../vocabulary.ts'
import { dearness, helpOf, pearlsOn, priceOf } from './errands.ts'

/** Lives by its contracts: buys what they ask for, and goes on where there is nothing of it. */
export const trader: Plan<RiderTypes> = {
  like(g, code) {
    if (FULFIL.is(code)) return 100 + g.facts.contracts[FULFIL.first(code)].pearls
    if (BUY.is(code)) return 4 * helpOf(g, code) + 2 * pearlsOn(code) - priceOf(g, code)
    if (code === ADVANCE) return 1
    if (code === TAKE_COIN) return g.state.seats[g.seat].coins < 3 ? 0.9 : 0
    return -1 - dearness(code)
  },
}
