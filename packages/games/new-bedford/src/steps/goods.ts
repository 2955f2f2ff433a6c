import { choice } from '@gam/kernel'
import { GOODS, MOST_GOODS, SEAT } from '../pieces.ts'
import { STALL_LIST, STALLS } from '../stalls.ts'
import type { NewBedford, Seat } from '../state.ts'
import { STEP } from '../step-ids.ts'
import { amountOf, sellGoods, takeGoods } from '../supply.ts'
import { AMOUNT, VERB } from '../vocabulary.ts'

/** NB-17: the Warehouse's bonus. */
export const takeGood = choice<NewBedford>(
  { seat: SEAT },
  {
    player: (_, seat) => seat,
    offer(_, menu) {
      for (let good = 0; good < GOODS.size; good++) menu.offer(VERB.take.of(good))
    },
    take: (g, code, seat) => takeGoods(g, seat, VERB.take.first(code), 1),
  },
)

/** NB-18, NB-33, NB-45: how many of one good, then of the next; at least one in all. */
export const sell = choice<NewBedford>(
  { seat: SEAT, stall: STALLS, sold: AMOUNT },
  {
    player: (_, seat) => seat,

    offer(g, menu, seat, stall, sold) {
      const me = g.state.seats[seat]
      const { good, free } = STALL_LIST[stall]
      const have = amountOf(me, good)
      if (have === 0) return
      const none = VERB.sell.of(0, good)
      if (free || sold > 0 || hasMore(me, stall)) menu.offer(none)
      else menu.refuse(none, 'sellSomething')
      for (let amount = 1; amount <= have; amount++) menu.offer(VERB.sell.of(amount, good))
    },

    take(g, code, seat, stall, sold) {
      const amount = VERB.sell.first(code)
      const { good, price, first, next } = STALL_LIST[stall]
      sellGoods(g, seat, good, amount, amount * price + (amount > 0 ? first : 0))
      if (next >= 0) g.push(STEP.sell, seat, next, Math.min(sold + amount, MOST_GOODS))
    },

    otherwise(g, seat, stall, sold) {
      const { next } = STALL_LIST[stall]
      if (next >= 0) g.push(STEP.sell, seat, next, sold)
    },
  },
)

/** Has the player something to sell at one of the stalls after this one? */
function hasMore(me: Seat, stall: number): boolean {
  for (let next = STALL_LIST[stall].next; next >= 0; next = STALL_LIST[next].next)
    if (amountOf(me, STALL_LIST[next].good) > 0) return true
  return false
}
