import { run } from '@gam/kernel'
import { SEAT } from '../../pieces.ts'
import type { G, NewBedford } from '../../state.ts'
import { STEP } from '../../step-ids.ts'
import { payMoney, takeMoney } from '../../supply.ts'
import { BETHEL } from '../../town.ts'
import { seatInOrder } from '../../turn-order.ts'
import { VERB } from '../../vocabulary.ts'
import type { LogCard } from '../card.ts'
import { SERMON } from '../deck.ts'
import { isFreeOf } from '../protection.ts'
import { holderOf, isWaiting, setUsed, setWaiting } from '../shelf.ts'

const PLATE = 1
const REWARD = 5

/** SL-47 */
export const sermon: LogCard = {
  selected(g, seat) {
    if (g.state.owners[BETHEL] >= 0) hold(g, seat)
    else if (g.facts.inPlay[BETHEL]) setWaiting(g.state, SERMON, seat)
  },
  blow: {
    offer(g, menu, seat) {
      if (g.state.seats[seat].money > 0 && !isFreeOf(g, seat, SERMON)) menu.offer(VERB.pay.of())
    },
    suffer: (g, seat) => payMoney(g, seat, PLATE),
  },
  points: ({ owners }, { inPlay }, seat) => (inPlay[BETHEL] && owners[BETHEL] !== seat ? 1 : 0),
}

/** The Seamen's Bethel was built, by whomever. */
export function bethelBuilt(g: G): void {
  const { state } = g
  if (!isWaiting(state, SERMON)) return
  const holder = holderOf(state, SERMON)
  setUsed(state, SERMON)
  g.tell('cardPlayed', holder, SERMON)
  hold(g, holder)
}

/** All but the holder pay, and the Bethel's owner in any case; then the owner takes the reward. */
function hold(g: G, holder: number): void {
  const owner = g.state.owners[BETHEL]
  g.push(STEP.preach, owner)
  for (let index = g.seats - 1; index >= 0; index--) {
    const seat = seatInOrder(g, index)
    if (seat !== holder || seat === owner) g.push(STEP.struck, seat, SERMON)
  }
}

export const preach = run<NewBedford>({ seat: SEAT }, (g, owner) => {
  if (owner < g.facts.people) takeMoney(g, owner, REWARD)
})
