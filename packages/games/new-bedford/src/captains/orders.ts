import type { G } from '../state.ts'
import { STEP } from '../step-ids.ts'
import { BOARDS_ONLY, MISFIT } from '../vocabulary.ts'
import { headingOfOrder, LAST_RESORT, NEXT_HEADING, ORDER, spaceOfOrder } from './board.ts'
import { HEADING, UNFIT } from './headings.ts'
import { headingAt } from './helm.ts'
import { lastResort } from './last-resort.ts'
import { boardAt } from './limits.ts'
import { appeal, firstLookedAt, lastLookedAt, whyNothing, whyNotNamed } from './look.ts'
import { go, setAside } from './workers.ts'

/** LO-07, LO-24: the list from the top until an order fits, and from the top again when the heading changes. */
export function followOrders(g: G, seat: number, seek: number, grounds: number): void {
  const { orders } = boardAt(g, seat)
  let heading = seek
  let sought = 1 << heading
  g.tell('headingSought', seat, heading)
  for (let i = 0; i < orders.length; i++) {
    const order = orders[i]
    if (order === LAST_RESORT) {
      lastResort(g, seat)
      return
    }
    const change = changeBy(g, seat, order)
    if (change >= 0 && sought & (1 << change)) g.tell('orderFailed', seat, order, MISFIT.alreadySought)
    else if (change >= 0) {
      heading = change
      sought |= 1 << heading
      g.tell('headingChanged', seat, heading)
      i = -1
    } else if (isRead(order, grounds) && goBy(g, seat, heading, i)) return
  }
  setAside(g, seat)
}

/** The heading that an order changes to, -1 if it changes to none. */
function changeBy(g: G, seat: number, order: number): number {
  return order === NEXT_HEADING ? headingAt(g, seat, g.state.seats[seat].helm + 1) : headingOfOrder(order)
}

/** LO-40: from the Inn only the town is looked at. */
function isRead(order: number, grounds: number): boolean {
  return grounds !== BOARDS_ONLY || order === ORDER.town
}

function goBy(g: G, seat: number, heading: number, index: number): boolean {
  const order = boardAt(g, seat).orders[index]
  return spaceOfOrder(order) >= 0 ? goByName(g, seat, order) : goByHeading(g, seat, heading, index)
}

function goByName(g: G, seat: number, order: number): boolean {
  const space = spaceOfOrder(order)
  const why = whyNotNamed(g, seat, space)
  if (why >= 0) {
    g.tell('orderFailed', seat, order, why)
    return false
  }
  g.tell('orderFollowed', seat, order, space)
  go(g, seat, space, HEADING.building)
  return true
}

/** LO-09: the best of the spaces that an order looks at; where several are, a person is asked. */
function goByHeading(g: G, seat: number, heading: number, index: number): boolean {
  const order = boardAt(g, seat).orders[index]
  let best = UNFIT
  let found = 0
  let where = -1
  for (let space = firstLookedAt(order); space < lastLookedAt(order); space++) {
    const appeals = appeal(g, seat, heading, order, space)
    if (appeals > best) {
      best = appeals
      found = 1
      where = space
    } else if (appeals === best) found++
  }
  if (best === UNFIT) {
    g.tell('orderFailed', seat, order, whyNothing(g, seat, heading, order))
    return false
  }
  if (found > 1) {
    g.tell('directionAsked', seat, g.state.firstPerson)
    g.push(STEP.direct, seat, heading, index)
  } else {
    g.tell('orderFollowed', seat, order, where)
    go(g, seat, where, heading)
  }
  return true
}
