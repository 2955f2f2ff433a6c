import type { Plan } from '@gam/kernel'
import { bonusAt } from '../bonus.ts'
import { canPay, missing } from '../cost.ts'
import { BRICK, DOCK, FOOD, HOME, LAST_ROUND, LAY, POINTS, WHALES, WOOD, WORTH } from '../pieces.ts'
import { firstShip, PREPARING } from '../shipping.ts'
import type { Cost, G, NewBedford, Seat } from '../state.ts'
import { STEP } from '../step-ids.ts'
import { amountOf } from '../supply.ts'
import { BOARD, type BuildingName, buildingNamed, SPACE_LIST, spaceNamed } from '../town.ts'
import { NO_PURCHASE, VERB } from '../vocabulary.ts'

// What the plans of this game have in common: everybody wants a few things in an order, does the first that can be done
// and goes where there is most of what is missing for the next.

/** What somebody wants who goes by such a plan. */
export interface Wishes {
  /** The wood, food and bricks to begin with. */
  readonly stock: readonly [number, number, number]
  /** How far the ships go; 0: they stay at home. */
  readonly sails: number
  /** Ships before buildings? */
  readonly shipsFirst: boolean
  /** The buildings, the first one first. */
  readonly builds: readonly BuildingName[]
  /** The money to have beside all that. */
  readonly purse: number
}

interface Aim {
  readonly spaces: readonly number[]
  readonly cost: Cost
}

const TOWN_HALL = spaceNamed('town hall')
const STORE = spaceNamed('general store')
const PREPARES = [spaceNamed('dockyard'), spaceNamed('cooperage')]
const LAUNCHES = [spaceNamed('wharf'), spaceNamed('city pier')]
/** More than all that could be missing. */
const DONE = 1000
/** Nobody saves for more buildings than so many at a time. */
const AT_A_TIME = 3

export function planBy(wishes: Wishes): Plan<NewBedford> {
  return { like: (g, code) => liking(g, code, wishes) }
}

function liking(g: G, code: number, wishes: Wishes): number {
  const me = g.state.seats[g.seat]
  if (VERB.stock.is(code)) return -Math.abs(VERB.stock.first(code) - wishes.stock[VERB.stock.second(code)])
  if (VERB.place.is(code)) return ofSpace(g, me, VERB.place.first(code), aimsOf(g, me, wishes))
  if (VERB.purchase.is(code)) return VERB.purchase.first(code) === NO_PURCHASE ? 1 : 0
  if (VERB.take.is(code)) return lacks(g, me, wishes, VERB.take.first(code))
  if (VERB.sell.is(code)) {
    const good = VERB.sell.second(code)
    return -Math.abs(VERB.sell.first(code) - spare(g, me, wishes, good))
  }
  if (VERB.build.is(code)) {
    const wanted = wishes.builds.findIndex((name) => buildingNamed(name) === VERB.build.first(code))
    return wanted < 0 ? -DONE : -wanted
  }
  if (VERB.save.is(code)) return WORTH[VERB.save.first(code)]
  if (VERB.launch.is(code)) return -Math.abs(VERB.launch.second(code) - reach(g, wishes))
  if (VERB.select.is(code)) return POINTS[VERB.select.first(code)]
  if (VERB.buy.is(code)) return POINTS[VERB.buy.first(code)]
  if (VERB.sellWhales.is(code)) return -VERB.sellWhales.first(code)
  if (VERB.land.is(code)) return VERB.land.first(code)
  return VERB.pass.is(code) && g.step !== STEP.place ? -1 : 0
}

/** Nobody sails for longer than the game lasts. */
function reach(g: G, { sails }: Wishes): number {
  return Math.min(sails, LAST_ROUND - g.state.round + 1)
}

/** What it wants now, the first one first. */
function aimsOf(g: G, me: Seat, wishes: Wishes): Aim[] {
  const ships = shipAims(g, me, wishes)
  const kept = lays(me)
  const buildings = wishes.builds
    .map(buildingNamed)
    .filter((building) => g.facts.inPlay[building] && g.state.owners[building] < 0)
    .slice(0, AT_A_TIME)
    .map((building) => ({ spaces: [TOWN_HALL], cost: withMoney(g.facts.costs[building], kept) }))
  const money: Aim = { spaces: [], cost: [0, 0, 0, wishes.purse + kept] }
  return wishes.shipsFirst ? [...ships, money, ...buildings] : [...buildings, ...ships, money]
}

/** What the crews are to get is not spent on a building. */
function withMoney([wood, food, brick, money]: Cost, kept: number): Cost {
  return [wood, food, brick, money > 0 ? money + kept : 0]
}

function shipAims(g: G, me: Seat, wishes: Wishes): Aim[] {
  const aims: Aim[] = []
  if (reach(g, wishes) < 1) return aims
  const food = g.facts.launchFood[reach(g, wishes) - 1]
  if (firstShip(me, DOCK) >= 0) aims.push({ spaces: LAUNCHES, cost: [0, food, 0, 0] })
  if (firstShip(me, HOME) >= 0 && reach(g, wishes) > 1)
    aims.push({ spaces: PREPARES, cost: [PREPARING, 0, 0, 0] })
  return aims
}

/** What the crews at sea will ask for. */
function lays({ ships }: Seat): number {
  let money = 0
  for (const { whales } of ships)
    for (let token = 0; token < WHALES; token++) money += whales[token] * LAY[token]
  return money
}

function ofSpace(g: G, me: Seat, space: number, aims: readonly Aim[]): number {
  const bonus = bonusAt(g, g.seat, space)
  const owner = space < BOARD ? g.seat : g.state.owners[space - BOARD]
  const done = aims.findIndex(({ spaces, cost }) => spaces.includes(space) && canPay(me, cost, bonus))
  if (done >= 0) return DONE - done
  const fee = owner === g.seat ? 0 : 1
  return usefulness(me, broughtBy(me, space, bonus), aims) - fee
}

/** What is missing for the first aims counts most. */
function usefulness(me: Seat, brought: Cost, aims: readonly Aim[]): number {
  let useful = 0
  for (const [order, { cost }] of aims.entries())
    for (const [kind, short] of missing(me, cost).entries())
      useful += Math.min(short, brought[kind]) / (1 + order)
  return useful
}

function broughtBy({ wood, food, brick }: Seat, space: number, bonus: number): Cost {
  if (space === STORE) return [0, 0, 0, (wood + food + WORTH[BRICK] * brick) / 2 + bonus]
  const [woods, foods, bricks, money] = SPACE_LIST[space].gives ?? [0, 0, 0, 0]
  return [woods && woods + bonus, foods && foods + bonus, bricks && bricks + bonus, money]
}

function lacks(g: G, me: Seat, wishes: Wishes, good: number): number {
  const one: Cost = [good === WOOD ? 1 : 0, good === FOOD ? 1 : 0, good === BRICK ? 1 : 0, 0]
  return usefulness(me, one, aimsOf(g, me, wishes))
}

/** What the first thing that it wants leaves over. */
function spare(g: G, me: Seat, wishes: Wishes, good: number): number {
  const kept = g.state.round === LAST_ROUND ? 0 : (aimsOf(g, me, wishes)[0]?.cost[good] ?? 0)
  return Math.max(0, amountOf(me, good) - kept)
}
