import { keepOrders, openOrders, orderedAnswer, ordersInForce, type Setting } from '@gam/kernel'
import type { Moment } from '../session/session.ts'

/** What I ordered the table to decline for me, and what I could. */
export interface MyOrders {
  readonly held: readonly string[]
  readonly open: readonly string[]
  /** What would answer the decision I am asked now. */
  readonly answering: readonly string[]
}

const NONE: MyOrders = { held: [], open: [], answering: [] }

export function myOrders({ game, facts }: Setting, { view, decision, orders }: Moment): MyOrders {
  if (orders === undefined || !game.standingOrders) return NONE
  const seen = { game, facts, view }
  const held = ordersInForce(seen, orders).map(({ order }) => order)
  const open = openOrders(seen).filter((order) => !held.includes(order))
  const answers = (order: string) =>
    decision !== null && orderedAnswer(seen, decision, keepOrders(seen, [...held, order])) !== null
  return { held, open, answering: open.filter(answers) }
}
