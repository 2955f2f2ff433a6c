import { choice, type Menu, run } from '@gam/kernel'
import { OPEN, refuse } from '../bars.ts'
import { BOARD, FOOD, SEAT, SPACES, WOOD, WORKER_HOME } from '../pieces.ts'
import { isEmpty } from '../posts.ts'
import type { G, NewBedford } from '../state.ts'
import { SPACE_LIST } from '../town.ts'
import { BOARDS_ONLY, BONUS, GROUNDS, NO_PURCHASE, STEP, VERB } from '../vocabulary.ts'

/** NB-13 */
const FEE = 1
/** NB-11: the price of two wood or two food. */
const PURCHASE = 3
const PURCHASED = 2

/** A worker goes down (NB-24): fee, purchase and action follow. */
export const place = choice<NewBedford>(
  { seat: SEAT, grounds: GROUNDS },
  {
    player: (_, seat) => seat,

    offer(g, menu, seat, grounds) {
      for (let space = 0; space < BOARD; space++) {
        const bar = barWithPurchase(g, seat, space, isEmpty(g.state, space) ? 1 : 0)
        if (bar === OPEN) menu.offer(VERB.place.of(space))
        else refuse(menu, VERB.place.of(space), bar, g.state.seats[seat])
      }
      for (let space = BOARD; space < SPACES.size; space++) offerBuilding(g, menu, seat, space, grounds)
    },

    take(g, code, seat) {
      putWorkerDown(g, seat, VERB.place.first(code))
    },
  },
)

function offerBuilding(g: G, menu: Menu, seat: number, space: number, grounds: number): void {
  const { state, facts } = g
  const building = space - BOARD
  const owner = state.owners[building]
  const code = VERB.place.of(space)
  if (!facts.inPlay[building]) return
  if (owner < 0) menu.refuse(code, 'notBuilt', building)
  else if (grounds === BOARDS_ONLY) menu.refuse(code, 'boardsOnly', building)
  else if (state.used[building]) menu.refuse(code, 'buildingUsed', building)
  else offerOpenBuilding(g, menu, seat, building, code)
}

function offerOpenBuilding(g: G, menu: Menu, seat: number, building: number, code: number): void {
  const owner = g.state.owners[building]
  const me = g.state.seats[seat]
  const fee = owner === seat ? 0 : FEE
  if (me.money < fee) {
    menu.refuse(code, 'feeShort', building, owner)
    return
  }
  me.money -= fee
  const bar = barWithPurchase(g, seat, BOARD + building, 0)
  if (bar === OPEN) menu.offer(code)
  else refuse(menu, code, bar, me)
  me.money += fee
}

/** NB-14, NB-26: what keeps the player from a space, if not even the purchase helps. */
function barWithPurchase(g: G, seat: number, space: number, bonus: number): number {
  const bar = SPACE_LIST[space].bar(g, seat, bonus)
  if (bar === OPEN || g.state.seats[seat].money < PURCHASE) return bar
  if (barAfter(g, seat, space, bonus, WOOD) === OPEN) return OPEN
  if (barAfter(g, seat, space, bonus, FOOD) === OPEN) return OPEN
  return bar
}

/** What would keep the player from the action after this purchase. */
function barAfter(g: G, seat: number, space: number, bonus: number, purchase: number): number {
  const me = g.state.seats[seat]
  if (purchase === NO_PURCHASE) return SPACE_LIST[space].bar(g, seat, bonus)
  const wood = purchase === WOOD ? PURCHASED : 0
  const food = PURCHASED - wood
  me.money -= PURCHASE
  me.wood += wood
  me.food += food
  const bar = SPACE_LIST[space].bar(g, seat, bonus)
  me.money += PURCHASE
  me.wood -= wood
  me.food -= food
  return bar
}

function putWorkerDown(g: G, seat: number, space: number): void {
  const { state } = g
  const { workers } = state.seats[seat]
  const bonus = space < BOARD && isEmpty(state, space) ? 1 : 0
  workers[workers.indexOf(WORKER_HOME)] = space + 1
  g.tell('workerPlaced', seat, space)
  if (space >= BOARD) {
    state.used[space - BOARD] = true
    payFee(g, seat, space - BOARD)
  }
  g.push(STEP.act, seat, space, bonus)
  g.push(STEP.purchase, seat, space, bonus)
}

/** NB-13; LO-08: a Captain takes no money. */
function payFee(g: G, seat: number, building: number): void {
  const { owners, seats } = g.state
  const owner = owners[building]
  if (owner === seat) return
  seats[seat].money -= FEE
  if (owner >= g.facts.people) {
    g.tell('feeToSupply', seat, building)
    return
  }
  seats[owner].money += FEE
  g.tell('feePaid', seat, owner, building)
}

/** NB-11: asked only where the money is there. */
export const purchase = choice<NewBedford>(
  { seat: SEAT, space: SPACES, bonus: BONUS },
  {
    player: (_, seat) => seat,

    offer(g, menu, seat, space, bonus) {
      const me = g.state.seats[seat]
      if (me.money < PURCHASE) return
      for (let which = WOOD; which <= NO_PURCHASE; which++) {
        const code = VERB.purchase.of(which)
        if (barAfter(g, seat, space, bonus, which) === OPEN) menu.offer(code)
        else if (which === NO_PURCHASE) menu.refuse(code, 'purchaseNeeded')
        else if (barAfter(g, seat, space, bonus, NO_PURCHASE) === OPEN)
          menu.refuse(code, 'purchaseTooDear', me.money - PURCHASE)
        else menu.refuse(code, 'purchaseUseless', which)
      }
    },

    take(g, code, seat) {
      const me = g.state.seats[seat]
      const which = VERB.purchase.first(code)
      if (which === NO_PURCHASE) return
      me.money -= PURCHASE
      if (which === WOOD) me.wood += PURCHASED
      else me.food += PURCHASED
      g.tell('goodsPurchased', seat, which)
    },

    otherwise: () => undefined,
  },
)

export const act = run<NewBedford>({ seat: SEAT, space: SPACES, bonus: BONUS }, (g, seat, space, bonus) => {
  if (bonus) g.tell('bonusEarned', seat, space)
  SPACE_LIST[space].act(g, seat, bonus)
})
