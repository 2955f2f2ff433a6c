import { choice, type Menu, run } from '@gam/kernel'
import { OPEN, refuse } from '../bars.ts'
import { bonusAt } from '../bonus.ts'
import { hasBit } from '../mask.ts'
import { type Means, meansOf } from '../means.ts'
import { FOOD, SEAT, WOOD } from '../pieces.ts'
import type { Placer } from '../placer.ts'
import { takenPosts } from '../posts.ts'
import type { G, NewBedford } from '../state.ts'
import { STEP } from '../step-ids.ts'
import { addGoods, addMoney, FEE, PURCHASE, PURCHASED } from '../supply.ts'
import { BOARD, SPACE_LIST, SPACES } from '../town.ts'
import { BONUS, GROUNDS, NO_PURCHASE, VERB } from '../vocabulary.ts'

/** A worker goes down (NB-24): fee, purchase and action follow. */
export const place = choice<NewBedford>(
  { seat: SEAT, grounds: GROUNDS },
  {
    player: (_, seat) => seat,

    offer(g, menu, seat, grounds) {
      const placer = g.facts.placers[grounds]
      const taken = g.facts.expansions.keepsBonuses(g, seat) ? -1 : takenPosts(g.state)
      for (let space = 0; space < BOARD; space++)
        offerSpace(g, menu, seat, space, placer, hasBit(taken, space + 1) ? 0 : 1)
      for (let space = BOARD; space < SPACES.size; space++) offerBuilding(g, menu, seat, space, placer)
      // NB-25: a worker must.
      if (placer.stay) menu.offer(VERB.pass.of())
    },

    take(g, code, seat, grounds) {
      if (VERB.pass.is(code)) g.facts.placers[grounds].stay?.(g, seat)
      else putWorkerDown(g, seat, VERB.place.first(code), grounds)
    },
  },
)

function offerSpace(g: G, menu: Menu, seat: number, space: number, placer: Placer, bonus: number): void {
  const code = VERB.place.of(space)
  const barred = placer.barred?.(g, space)
  if (barred) {
    menu.refuse(code, barred)
    return
  }
  const bar = barWithPurchase(g, seat, space, bonus, meansOf(g, seat, placer.isCastaway))
  if (bar === OPEN) menu.offer(code)
  else refuse(menu, code, bar, g.state.seats[seat])
}

function offerBuilding(g: G, menu: Menu, seat: number, space: number, placer: Placer): void {
  const { state, facts } = g
  const building = space - BOARD
  const owner = state.owners[building]
  const code = VERB.place.of(space)
  if (!facts.inPlay[building]) return
  if (owner < 0) {
    menu.refuse(code, 'notBuilt', building)
    return
  }
  const barred = placer.barred?.(g, space)
  if (barred) menu.refuse(code, barred, building)
  else if (state.used[building] || placer.findsTaken?.(g, building))
    menu.refuse(code, 'buildingUsed', building)
  else if (facts.expansions.closes(g, seat, building)) menu.refuse(code, 'buildingClosed', building)
  else offerOpenBuilding(g, menu, seat, building, placer.isCastaway)
}

function offerOpenBuilding(g: G, menu: Menu, seat: number, building: number, castaway: boolean): void {
  const code = VERB.place.of(BOARD + building)
  const owner = g.state.owners[building]
  const me = g.state.seats[seat]
  const fee = owner === seat ? 0 : FEE
  if (me.money < fee) {
    menu.refuse(code, 'feeShort', building, owner)
    return
  }
  const means = meansOf(g, seat, castaway)
  means.money -= fee
  const bar = barWithPurchase(g, seat, BOARD + building, 0, means)
  if (bar === OPEN) menu.offer(code)
  else refuse(menu, code, bar, me, fee)
}

/** NB-14, NB-26: what keeps the player from a space, if not even the purchase helps. */
function barWithPurchase(g: G, seat: number, space: number, bonus: number, means: Means): number {
  const bar = SPACE_LIST[space].bar(g, seat, bonus, means)
  if (bar === OPEN || means.money < PURCHASE) return bar
  if (barAfter(g, seat, space, bonus, means, WOOD) === OPEN) return OPEN
  if (barAfter(g, seat, space, bonus, means, FOOD) === OPEN) return OPEN
  return bar
}

/** What would keep the player from the action after this purchase. */
function barAfter(g: G, seat: number, space: number, bonus: number, means: Means, purchase: number): number {
  if (purchase === NO_PURCHASE) return SPACE_LIST[space].bar(g, seat, bonus, means)
  const wood = purchase === WOOD ? PURCHASED : 0
  const food = PURCHASED - wood
  means.money -= PURCHASE
  means.wood += wood
  means.food += food
  const bar = SPACE_LIST[space].bar(g, seat, bonus, means)
  means.money += PURCHASE
  means.wood -= wood
  means.food -= food
  return bar
}

function putWorkerDown(g: G, seat: number, space: number, grounds: number): void {
  const { state } = g
  const bonus = bonusAt(g, seat, space)
  g.facts.placers[grounds].stand(g, seat, space)
  if (space >= BOARD) {
    state.used[space - BOARD] = true
    payFee(g, seat, space - BOARD)
  }
  g.push(STEP.act, seat, space, bonus)
  g.push(STEP.purchase, seat, space, bonus)
}

/** WW-14: what follows is no action of the Castaway any more. */
export const castawayDone = run<NewBedford>({}, (g) => {
  g.state.castawayActs = false
})

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
  addMoney(seats[owner], FEE)
  g.tell('feePaid', seat, owner, building)
}

/** NB-11: asked only where the money is there. */
export const purchase = choice<NewBedford>(
  { seat: SEAT, space: SPACES, bonus: BONUS },
  {
    player: (_, seat) => seat,

    offer(g, menu, seat, space, bonus) {
      const means = meansOf(g, seat, g.state.castawayActs)
      if (means.money < PURCHASE) return
      for (let which = WOOD; which <= NO_PURCHASE; which++) {
        const code = VERB.purchase.of(which)
        if (barAfter(g, seat, space, bonus, means, which) === OPEN) menu.offer(code)
        else if (which === NO_PURCHASE) menu.refuse(code, 'purchaseNeeded')
        else if (barAfter(g, seat, space, bonus, means, NO_PURCHASE) === OPEN)
          menu.refuse(code, 'purchaseTooDear', means.money - PURCHASE)
        else menu.refuse(code, 'purchaseUseless', which)
      }
    },

    take(g, code, seat) {
      const me = g.state.seats[seat]
      const which = VERB.purchase.first(code)
      if (which === NO_PURCHASE) return
      me.money -= PURCHASE
      addGoods(me, which, PURCHASED)
      g.tell('goodsPurchased', seat, which)
    },

    otherwise: () => undefined,
  },
)

export const act = run<NewBedford>({ seat: SEAT, space: SPACES, bonus: BONUS }, (g, seat, space, bonus) => {
  if (bonus) g.tell('bonusEarned', seat, space)
  SPACE_LIST[space].act(g, seat, bonus)
})
