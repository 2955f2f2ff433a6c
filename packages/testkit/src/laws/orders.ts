import { canBeOrdered, keepOrders, openOrders, orderedAnswer, ordersInForce } from '@gam/kernel'
import { claim, same } from '../compare.ts'
import type { LawOf } from './law-of.ts'

/** Whatever a seat orders, there is something left for it to choose, or for its table to choose for it. */
export const ordersLeaveSomething: LawOf = {
  id: 'orders',
  title: 'a standing order that can be given holds from then on, and never declines everything',
  positions: 40,
  position({ game, sitting }) {
    const { standingOrders } = game
    if (!standingOrders) return
    const { facts, decision } = sitting
    for (const seat of sitting.seats.keys()) {
      const seen = { game, facts, view: sitting.view(seat) }
      const open = openOrders(seen)
      const kept = keepOrders(seen, open)
      same(`what seat ${seat} ordered`, kept, ordersInForce(seen, kept))
      const codes = open.map((order) => Number(standingOrders.said.parse(order)))
      const read = codes.map((code) => standingOrders.said.format(code))
      same(`what seat ${seat} could order, read again`, open, read)
      if (decision?.seat !== seat || !canBeOrdered(game, decision)) continue
      const offered = decision.options.filter(({ refusal }) => !refusal)
      const left = offered.filter(({ action }) => {
        const code = Number(game.actions.read(action))
        return !codes.some((order) => standingOrders.declines(order, code))
      })
      claim(left.length > 0, `${open.join(' and ')} would leave nothing to seat ${seat}`)
      const answer = orderedAnswer(seen, decision, kept)
      claim(answer === null || answer === left[0]?.text, `seat ${seat} would be passed over with "${answer}"`)
    }
  },
}
