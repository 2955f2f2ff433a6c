import { FRAME } from '@gam/kernel'
import { HARDLY } from '../action.ts'
import { BRICK, LAST_ROUND, POINTS } from '../pieces.ts'
import { isEmpty } from '../posts.ts'
import type { G, Seat } from '../state.ts'
import { STEP } from '../step-ids.ts'
import { amountOf } from '../supply.ts'
import { BOARD, BUILDING_LIST, SPACE_LIST, spaceNamed } from '../town.ts'
import { NO_PURCHASE, VERB } from '../vocabulary.ts'

// What a sensible player looks at first. It only says where a search begins to look, so rough is good enough.

const FARTHEST_WATERS = 6
const STORE = spaceNamed('general store')
/** How much more appealing a space is with its bonus. */
const BONUS = 1.5

const LEANS = SPACE_LIST.map(({ bots }) => bots.lean)

/** The ships of a seat are alike as long as they are not at sea: only one of them is prepared or launched. */
export function thin({ menu, step }: G): void {
  if (step === STEP.prepare) menu.count = 1
  else if (step === STEP.launch) {
    const ship = VERB.launch.first(menu.codes[0])
    let count = 0
    while (count < menu.count && VERB.launch.first(menu.codes[count]) === ship) count++
    menu.count = count
  }
}

/** How much a sensible player leans to each option of the menu. */
export function lean(g: G, weights: number[], known?: readonly number[]): void {
  const { codes, count } = g.menu
  for (let i = 0; i < count; i++) if (!known?.[i]) weights[i] = appeal(g, codes[i], i)
}

function appeal(g: G, code: number, i: number): number {
  const me = g.state.seats[g.seat]
  if (VERB.place.is(code)) return Math.sqrt(ofSpace(g, me, VERB.place.first(code)))
  if (VERB.purchase.is(code)) return VERB.purchase.first(code) === NO_PURCHASE ? 3 : ofPurchase(g)
  if (VERB.take.is(code)) return VERB.take.first(code) === BRICK ? 2 : 1
  if (VERB.sell.is(code)) return ofSale(VERB.sell.first(code), amountOf(me, VERB.sell.second(code)))
  if (VERB.build.is(code)) return BUILDING_LIST[VERB.build.first(code)].space === null ? 3 : 1
  if (VERB.save.is(code)) return VERB.save.first(code) === BRICK ? 2 : 1
  if (VERB.launch.is(code)) return ofLaunch(g, code)
  if (VERB.removeSeas.is(code)) return VERB.removeSeas.first(code)
  if (VERB.land.is(code)) return VERB.land.first(code) + HARDLY
  // The least that must be sold comes first.
  if (VERB.sellWhales.is(code)) return i === 0 ? 3 : 1 / g.menu.count
  if (VERB.buy.is(code)) return ofToken(VERB.buy.first(code))
  if (VERB.select.is(code)) return ofToken(VERB.select.first(code))
  if (VERB.pass.is(code) && g.step === STEP.select) return HARDLY
  return 1
}

function ofToken(token: number): number {
  return 2 * (POINTS[token] || 1)
}

function ofSpace(g: G, me: Seat, space: number): number {
  return LEANS[space](g, me, space < BOARD && isEmpty(g.state, space) ? BONUS : 1)
}

/** Hardly to sell it again at a loss. */
function ofPurchase({ state: { agenda } }: G): number {
  return agenda[agenda.length - FRAME + 2] === STORE ? HARDLY : 0.5
}

/** All or nothing before something in between. */
function ofSale(amount: number, have: number): number {
  if (amount === have) return 2
  return amount === 0 ? 1 : 1 / have
}

/** As far as the rounds go, not farther. */
function ofLaunch(g: G, code: number): number {
  const waters = VERB.launch.second(code)
  const useful = Math.min(FARTHEST_WATERS, LAST_ROUND - g.state.round + 1)
  return waters > useful ? HARDLY : HARDLY + (waters / useful) ** 2
}
