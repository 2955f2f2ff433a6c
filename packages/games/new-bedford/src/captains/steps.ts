import { choice, run } from '@gam/kernel'
import { LAST_ROUND, SEAT, SHIPS, WHALES } from '../pieces.ts'
import type { NewBedford } from '../state.ts'
import { selectToken } from '../steps/whaling.ts'
import { GROUNDS, ORDER_INDEX, VERB, WORKER } from '../vocabulary.ts'
import { isLaden } from '../whales.ts'
import { HEADINGS, HELM } from './headings.ts'
import { headingAt, rollDie } from './helm.ts'
import { boardAt, mayWhaleMore } from './limits.ts'
import { appeal, bestAppeal, firstLookedAt, lastLookedAt } from './look.ts'
import { followOrders } from './orders.ts'
import { go } from './workers.ts'

/** LO-06, LO-21, LO-22: die, heading, orders. */
export const captainTurn = run<NewBedford>(
  { seat: SEAT, worker: WORKER, grounds: GROUNDS },
  (g, seat, worker, grounds) => {
    const me = g.state.seats[seat]
    if (g.state.round < LAST_ROUND) {
      const die = rollDie(g)
      me.helm = (me.helm + die) % HELM
      g.tell('dieRolled', seat, die)
      followOrders(g, seat, headingAt(g, seat, me.helm), grounds)
    } else followOrders(g, seat, boardAt(g, seat).last[worker], grounds)
  },
)

/** LO-45: where his board leaves it open, the first of the people decides for him. */
export const direct = choice<NewBedford>(
  { seat: SEAT, heading: HEADINGS, order: ORDER_INDEX },
  {
    player: (g) => g.state.firstPerson,
    offer(g, menu, seat, heading, index) {
      const order = boardAt(g, seat).orders[index]
      const best = bestAppeal(g, seat, heading, order)
      for (let space = firstLookedAt(order); space < lastLookedAt(order); space++)
        if (appeal(g, seat, heading, order, space) === best) menu.offer(VERB.send.of(space))
    },
    take(g, code, seat, heading, index) {
      const space = VERB.send.first(code)
      g.tell('orderFollowed', seat, boardAt(g, seat).orders[index], space)
      go(g, seat, space, heading)
    },
  },
)

/** LO-15, LO-36, WW-24: always the most valuable whale, until his limit is reached; never anything else. */
export const captainSelect = run<NewBedford>({ seat: SEAT, ship: SHIPS }, (g, seat, ship) => {
  const one = g.state.seats[seat].ships[ship]
  if (!isLaden(one) && mayWhaleMore(g, seat))
    for (let token = WHALES - 1; token >= 0; token--)
      if (g.state.out[token] > 0 && !g.facts.expansions.bans(g, seat, one, token, null))
        return selectToken(g, seat, ship, token)
  g.tell('nothingSelected', seat, ship)
})
