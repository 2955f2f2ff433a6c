import { choice, run } from '@gam/kernel'
import { LAY, SEAT, WHALES } from '../pieces.ts'
import type { G, NewBedford } from '../state.ts'
import { STEP } from '../step-ids.ts'
import { PASSES, VERB } from '../vocabulary.ts'
import { whalesIn } from '../whales.ts'

/**
 * NB-63: the turn goes to the next of the others, until nothing is left or all of them passed one after the
 * other. LO-20: Captains do not buy.
 */
export const sale = run<NewBedford>(
  { seller: SEAT, last: SEAT, passes: PASSES },
  (g, seller, last, passes) => {
    const { people } = g.facts
    if (whalesIn(g.state.sale) === 0 || passes === people - 1) return clearUnsold(g)
    let buyer = (last + 1) % people
    if (buyer === seller) buyer = (buyer + 1) % people
    g.push(STEP.buyWhale, seller, buyer, passes)
  },
)

/** NB-69: who can pay for none of them is not asked. */
export const buyWhale = choice<NewBedford>(
  { seller: SEAT, seat: SEAT, passes: PASSES },
  {
    player: (_, __, buyer) => buyer,

    offer(g, menu, _, buyer) {
      const { money } = g.state.seats[buyer]
      for (let token = 0; token < WHALES; token++) {
        if (g.state.sale[token] === 0) continue
        const code = VERB.buy.of(token)
        if (money >= LAY[token]) menu.offer(code)
        else menu.refuse(code, 'layShort', LAY[token], money)
      }
      if (menu.count > 0) menu.offer(VERB.pass.of())
    },

    take(g, code, seller, buyer, passes) {
      if (VERB.pass.is(code)) {
        g.tell('salePassed', buyer)
        return g.push(STEP.sale, seller, buyer, passes + 1)
      }
      const token = VERB.buy.first(code)
      const me = g.state.seats[buyer]
      me.money -= LAY[token]
      me.whales[token]++
      g.state.sale[token]--
      g.tell('whaleBought', buyer, token, LAY[token])
      g.push(STEP.sale, seller, buyer)
    },

    otherwise: (g, seller, buyer, passes) => g.push(STEP.sale, seller, buyer, passes + 1),
  },
)

/** NB-64 */
function clearUnsold(g: G): void {
  const { sale: left, gone } = g.state
  for (let token = 0; token < WHALES; token++) {
    if (left[token] === 0) continue
    g.tell('whalesUnsold', left[token], token)
    gone[token] += left[token]
    left[token] = 0
  }
}
