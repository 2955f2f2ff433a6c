import { defineReasons, FRAME, range } from '@gam/kernel'
import { bonusAt } from './bonus.ts'
import { canPay } from './cost.ts'
import type { Purse } from './means.ts'
import {
  BRICK,
  DOCK,
  EMPTY_SEA,
  FARTHEST,
  FOOD,
  GOODS,
  HOME,
  LAST_ROUND,
  LAY,
  POINTS,
  SEAT,
  SHORE,
  TOKENS,
  WATERS,
  WHALES,
  WOOD,
  WORTH,
} from './pieces.ts'
import { buildingPoints } from './scoring.ts'
import { firstShip, PREPARING } from './shipping.ts'
import { STALL_LIST } from './stalls.ts'
import type { Cost, G, NewBedford } from './state.ts'
import { STEP } from './step-ids.ts'
import { amountOf, PURCHASED } from './supply.ts'
import { BOARD, BUILDINGS, SPACE_LIST, SPACES, spaceNamed } from './town.ts'
import { NO_PURCHASE, VERB } from './vocabulary.ts'
import { whalesIn } from './whales.ts'
import { hints } from './words/en/hints.ts'

const AMOUNT = range('amount', 0, 1000)
const STORE = spaceNamed('general store')
const TOWN_HALL = spaceNamed('town hall')
const DOCKYARD = spaceNamed('dockyard')

export const REASONS = {
  bonus: { space: SPACES },
  ownBuilding: { building: BUILDINGS },
  feeTo: { building: BUILDINGS, seat: SEAT },
  counts: { building: BUILDINGS, points: AMOUNT },
  oceanHolds: { whales: AMOUNT, seas: AMOUNT },
  whaleFor: { token: TOKENS, points: AMOUNT, price: AMOUNT },
  buildsNow: { building: BUILDINGS },
  thenBuilds: { building: BUILDINGS },
  thenPrepares: {},
  thenReaches: { waters: WATERS },
  bringsGoods: { amount: AMOUNT, good: GOODS },
  bringsMoney: { money: AMOUNT },
  owes: { lays: AMOUNT, missing: AMOUNT },
  laysCovered: { lays: AMOUNT },
  goodsFetch: { money: AMOUNT },
  countsNothing: {},
  keepsGoods: { amount: AMOUNT, good: GOODS },
  sellsGoods: { amount: AMOUNT, good: GOODS, money: AMOUNT },
  keepsMoney: { money: AMOUNT },
  dearPurchase: {},
  purchaseOpens: { good: GOODS },
  keepsWhales: { amount: AMOUNT, token: TOKENS, price: AMOUNT },
  layNotCovered: { sold: AMOUNT, aboard: AMOUNT, token: TOKENS },
  whalesFetch: { amount: AMOUNT, token: TOKENS, money: AMOUNT },
  cheapBricks: {},
  sailsTo: { waters: WATERS },
  waitsForFood: {},
  savesDearest: { good: GOODS },
  landsFree: { amount: AMOUNT },
  roundLonger: {},
  fewerSeas: { amount: AMOUNT },
}

type Tell = (reason: keyof typeof REASONS, ...numbers: number[]) => void

/** What speaks for an action. */
export const reasons = defineReasons<NewBedford, typeof REASONS>({
  table: REASONS,

  words: { en: hints },

  give(g, code, tell) {
    const { state, seat } = g
    if (VERB.place.is(code)) ofPlace(g, VERB.place.first(code), tell)
    else if (VERB.send.is(code)) ofPlace(g, VERB.send.first(code), tell)
    else if (VERB.build.is(code)) {
      const building = VERB.build.first(code)
      tell('counts', building, pointsWith(g, building))
    } else if (VERB.launch.is(code)) tell('oceanHolds', whalesIn(state.ocean), state.ocean[EMPTY_SEA])
    else if (VERB.buy.is(code)) ofWhale(VERB.buy.first(code), tell)
    else if (VERB.select.is(code)) {
      ofWhale(VERB.select.first(code), tell)
      if (VERB.select.first(code) < WHALES) ofLays(g, LAY[VERB.select.first(code)], tell)
    } else if (VERB.stock.is(code)) ofStock(g, VERB.stock.first(code), VERB.stock.second(code), tell)
    else if (VERB.purchase.is(code)) ofPurchase(g, VERB.purchase.first(code), tell)
    else if (VERB.take.is(code)) ofGoods(g, oneOf(VERB.take.first(code)), tell)
    else if (VERB.sell.is(code)) ofSale(g, VERB.sell.first(code), VERB.sell.second(code), tell)
    else if (VERB.sellWhales.is(code))
      ofWhales(g, VERB.sellWhales.first(code), VERB.sellWhales.second(code), tell)
    else if (VERB.prepare.is(code)) ofShip(g, tell)
    else if (VERB.save.is(code)) {
      if (isDearest(g, VERB.save.first(code))) tell('savesDearest', VERB.save.first(code))
    } else if (VERB.land.is(code)) {
      if (VERB.land.first(code) > 0) tell('landsFree', VERB.land.first(code))
    } else if (VERB.moveOut.is(code)) tell('roundLonger')
    else if (VERB.removeSeas.is(code)) tell('fewerSeas', VERB.removeSeas.first(code))
    else if (VERB.pass.is(code) && g.step === STEP.buyWhale) tell('keepsMoney', state.seats[seat].money)
  },
})

function ofPlace(g: G, space: number, tell: Tell): void {
  const { state, facts, seat } = g
  const me = state.seats[seat]
  const bonus = bonusAt(g, seat, space)
  const { gives } = SPACE_LIST[space]
  if (gives) ofGoods(g, withBonus(gives, bonus), tell)
  else if (space === DOCKYARD) ofShip(g, tell)
  else if (space === TOWN_HALL) {
    const building = bestOf(g, (cost) => canPay(me, cost, bonus))
    if (building >= 0) tell('buildsNow', building)
  } else if (space === STORE) {
    tell('goodsFetch', me.wood + me.food + WORTH[BRICK] * me.brick + bonus)
    if (state.round === LAST_ROUND) tell('countsNothing')
    else ofLays(g, 0, tell)
  }
  if (bonus > 0) tell('bonus', space)
  const owner = space < BOARD ? -1 : state.owners[space - BOARD]
  if (owner === seat) tell('ownBuilding', space - BOARD)
  else if (owner >= 0 && owner < facts.people) tell('feeTo', space - BOARD, owner)
}

function withBonus([wood, food, brick, money]: Cost, bonus: number): Cost {
  // NB-17: the good that comes with the brick is chosen later.
  return [wood && wood + bonus, food && food + bonus, brick, money]
}

function oneOf(good: number): Cost {
  return [good === WOOD ? 1 : 0, good === FOOD ? 1 : 0, good === BRICK ? 1 : 0, 0]
}

/** What goods and money make possible; where it is nothing, what they are. */
function ofGoods(g: G, brought: Cost, tell: Tell): void {
  const { state, seat } = g
  const me = state.seats[seat]
  const [wood, food, brick, money] = brought
  const then = {
    wood: me.wood + wood,
    food: me.food + food,
    brick: me.brick + brick,
    money: me.money + money,
  }
  const building = bestOf(g, (cost) => canPay(then, cost, 0) && !canPay(me, cost, 0))
  if (building >= 0) tell('thenBuilds', building)
  if (me.wood < PREPARING && then.wood >= PREPARING && firstShip(me, HOME) >= 0) tell('thenPrepares')
  if (firstShip(me, DOCK) >= 0 && farthest(g, then) > farthest(g, me)) tell('thenReaches', farthest(g, then))
  if (money > 0) {
    tell('bringsMoney', money)
    ofLays(g, 0, tell)
  }
  for (let good = 0; good < GOODS.size; good++)
    if (brought[good] > 0) tell('bringsGoods', brought[good], good)
}

/** How far the food goes, and no farther than there are rounds for. */
function farthest({ state, facts }: G, { food }: Purse): number {
  const most = Math.min(FARTHEST - SHORE, LAST_ROUND - state.round + 1)
  let waters = 0
  while (waters < most && facts.launchFood[waters] <= food) waters++
  return waters
}

/** The building that would count most among those that can be had so, of equals a victory building; -1: none. */
function bestOf(g: G, canBeHad: (cost: Cost) => boolean): number {
  const { tiles, costs } = g.facts
  let best = -1
  for (const building of tiles)
    if (
      g.state.owners[building] < 0 &&
      canBeHad(costs[building]) &&
      (best < 0 || pointsWith(g, building) >= pointsWith(g, best))
    )
      best = building
  return best
}

/** What the crews at sea will ask for, with a lay more. */
function ofLays({ state, seat }: G, more: number, tell: Tell): void {
  const { ships, money } = state.seats[seat]
  let lays = more
  for (const { whales } of ships)
    for (let token = 0; token < WHALES; token++) lays += whales[token] * LAY[token]
  if (lays > money) tell('owes', lays, lays - money)
  else if (more > 0) tell('laysCovered', lays)
}

function ofStock({ state, seat }: G, amount: number, good: number, tell: Tell): void {
  if (amount === 0) tell('keepsMoney', state.seats[seat].money)
  else if (good === WOOD && amount >= PREPARING) tell('thenPrepares')
  else if (good === FOOD) tell('thenReaches', Math.min(amount, FARTHEST - SHORE))
  else if (good === BRICK) tell('cheapBricks')
  else tell('bringsGoods', amount, good)
}

function ofPurchase(g: G, which: number, tell: Tell): void {
  if (which === NO_PURCHASE) {
    tell('dearPurchase')
    tell('keepsMoney', g.state.seats[g.seat].money)
  } else if (g.menu.offers(VERB.purchase.of(NO_PURCHASE)))
    ofGoods(g, which === WOOD ? [PURCHASED, 0, 0, 0] : [0, PURCHASED, 0, 0], tell)
  else tell('purchaseOpens', which)
}

function ofSale({ state, seat }: G, amount: number, good: number, tell: Tell): void {
  // NB-18, NB-33, NB-45: the stall is the second number of the frame that asks.
  const { price, first } = STALL_LIST[state.agenda[state.agenda.length - FRAME + 2]]
  if (amount === 0) tell('keepsGoods', amountOf(state.seats[seat], good), good)
  else tell('sellsGoods', amount, good, amount * price + first)
  if (amount > 0 && state.round === LAST_ROUND) tell('countsNothing')
}

/** NB-62: from the least that must be sold to all that are aboard, beside pages of the log that can be shown there. */
function ofWhales({ menu: { codes, count } }: G, sold: number, token: number, tell: Tell): void {
  const { sellWhales } = VERB
  const amounts = codes
    .slice(0, count)
    .filter((code) => sellWhales.is(code))
    .map((code) => sellWhales.first(code))
  const least = Math.min(...amounts)
  const aboard = Math.max(...amounts)
  if (sold === 0) tell('keepsWhales', aboard, token, aboard * LAY[token])
  else if (sold === least) tell('layNotCovered', sold, aboard, token)
  else tell('whalesFetch', sold, token, (sold * LAY[token]) / 2)
}

function ofShip(g: G, tell: Tell): void {
  const waters = farthest(g, g.state.seats[g.seat])
  if (waters > 0) tell('sailsTo', waters)
  else tell('waitsForFood')
}

function isDearest({ menu: { codes, count } }: G, good: number): boolean {
  return codes
    .slice(0, count)
    .every((other) => !VERB.save.is(other) || WORTH[VERB.save.first(other)] <= WORTH[good])
}

function ofWhale(token: number, tell: Tell): void {
  if (token < WHALES) tell('whaleFor', token, POINTS[token], LAY[token])
}

/** What a building would add to the score of the one who builds it now. */
function pointsWith({ state, facts, seat }: G, building: number): number {
  const before = buildingPoints(state, facts, seat)
  const owners = state.owners.with(building, seat)
  return buildingPoints({ ...state, owners }, facts, seat) - before
}
