import { choice } from '@gam/kernel'
import { canPay, stillMissing } from '../cost.ts'
import { GOODS, SEAT } from '../pieces.ts'
import type { Cost, G, NewBedford } from '../state.ts'
import { STEP } from '../step-ids.ts'
import { amountOf, payGoods, payMoney } from '../supply.ts'
import { BUILDINGS } from '../town.ts'
import { SAVINGS, VERB } from '../vocabulary.ts'

// A saving is a row of SAVINGS: none, one, two, or a good chosen already and one to come.
const NOTHING = 0
const ONE = 1
const TWO = 2
const AFTER = 3

const leftToSave = (saving: number): number => (saving >= AFTER ? 1 : saving)
const savedAlready = (saving: number, good: number): number => (saving === AFTER + good ? 1 : 0)

/** NB-19, NB-42 */
export const build = choice<NewBedford>(
  { seat: SEAT, saving: SAVINGS },
  {
    player: (_, seat) => seat,

    offer(g, menu, seat, saving) {
      const { state, facts } = g
      const me = state.seats[seat]
      for (let building = 0; building < BUILDINGS.size; building++) {
        if (!facts.inPlay[building]) continue
        const code = VERB.build.of(building)
        if (state.owners[building] >= 0) menu.refuse(code, 'built', building, state.owners[building])
        else if (canPay(me, facts.costs[building], saving)) menu.offer(code)
        else if (menu.explains) {
          const [wood, food, brick, money] = stillMissing(me, facts.costs[building], saving)
          menu.refuse(code, 'costShort', wood, food, brick, money)
        }
      }
    },

    take(g, code, seat, saving) {
      const building = VERB.build.first(code)
      const cost = g.facts.costs[building]
      const only = onlyGood(cost)
      if (saving === NOTHING || only >= 0) buildAt(g, seat, building, only, only, saving)
      else g.push(STEP.save, seat, building, saving)
    },
  },
)

/** NB-28, NB-56: which good of the printed cost is saved. */
export const save = choice<NewBedford>(
  { seat: SEAT, building: BUILDINGS, saving: SAVINGS },
  {
    player: (_, seat) => seat,

    offer(g, menu, seat, building, saving) {
      const me = g.state.seats[seat]
      const cost = g.facts.costs[building]
      const left = leftToSave(saving)
      let short = 0
      for (let good = 0; good < GOODS.size; good++) short += lacking(cost, good, saving, amountOf(me, good))
      for (let good = 0; good < GOODS.size; good++) {
        const code = VERB.save.of(good)
        const still = lacking(cost, good, saving, amountOf(me, good))
        if (cost[good] - savedAlready(saving, good) <= 0) menu.refuse(code, 'notInCost', good, building)
        else if (short - (still > 0 ? 1 : 0) < left) menu.offer(code)
        else
          menu.refuse(
            code,
            'savingShort',
            lacking(cost, 0, saving, me.wood + (good === 0 ? 1 : 0)),
            lacking(cost, 1, saving, me.food + (good === 1 ? 1 : 0)),
            lacking(cost, 2, saving, me.brick + (good === 2 ? 1 : 0)),
          )
      }
    },

    take(g, code, seat, building, saving) {
      const good = VERB.save.first(code)
      if (saving === TWO) g.push(STEP.save, seat, building, AFTER + good)
      else if (saving === ONE) buildAt(g, seat, building, good, good, ONE)
      else buildAt(g, seat, building, saving - AFTER, good, TWO)
    },
  },
)

function lacking(cost: Cost, good: number, saving: number, have: number): number {
  const need = cost[good] - savedAlready(saving, good)
  return need > have ? need - have : 0
}

/** The one good of a cost, -1 if there are several: then there is nothing to choose. */
function onlyGood(cost: Cost): number {
  let only = -1
  for (let good = 0; good < GOODS.size; good++) {
    if (cost[good] === 0) continue
    if (only >= 0) return -1
    only = good
  }
  return only
}

function buildAt(g: G, seat: number, building: number, first: number, second: number, savings: number): void {
  const cost = g.facts.costs[building]
  for (let good = 0; good < GOODS.size; good++) {
    let saved = 0
    if (savings >= 1 && good === first) saved++
    if (savings >= 2 && good === second) saved++
    payGoods(g, seat, good, Math.max(0, cost[good] - saved))
  }
  payMoney(g, seat, cost[3])
  g.state.owners[building] = seat
  g.tell('buildingBuilt', seat, building)
  g.facts.expansions.built(g, building)
}

/** At the printed cost, with nothing saved. */
export function buildAtCost(g: G, seat: number, building: number): void {
  buildAt(g, seat, building, -1, -1, NOTHING)
}
