import { BOTTLE, DOCK, SHIPS, SHORE } from '../pieces.ts'
import { pointsOf } from '../scoring.ts'
import type { Cost, Facts } from '../state.ts'
import { BUILDING_LIST, BUILDINGS } from '../town.ts'
import type { Clock, Holding } from './holding.ts'
import { Known } from './known.ts'
import type { Plans, Rest, Scratch } from './scratch.ts'
import type { Uses, Weights } from './weights.ts'

// What goods, money and placements can still become: the plan that brings most for what it still takes is made
// first, then the next with what is left, as long as there are placements.

const MOST_PLANS = 6
const LONGEST = 6

/** What victory buildings are to a seat. */
const VICTORIES = BUILDING_LIST.flatMap((tile, building) =>
  tile.space === null ? [{ building, expects: tile.expects }] : [],
)
const INCOMES = BUILDING_LIST.map(({ income = 0 }) => income)
/** Unlike bits these are numbers for any list of buildings. */
const POWERS = BUILDING_LIST.map((_, building) => 2 ** building)
/** The first numbers of what plans are made of; what the victory buildings bring follows. */
const FIRST_NUMBERS = 11
/** What comes of them: their worth, and the rest. */
const MADE = 6

export function knownPlans(): Known {
  return new Known(FIRST_NUMBERS + VICTORIES.length, MADE)
}

/** The points of the best plans; `rest` is what they leave of the money and of what the seat holds. */
export function makePlans(scratch: Scratch, seat: number, money: number, w: Weights): number {
  const { rest, known } = scratch
  ask(scratch, seat, money, w)
  const { made } = known
  if (known.knows()) {
    rest.wood = made[1]
    rest.food = made[2]
    rest.brick = made[3]
    rest.money = made[4]
    rest.placements = made[5]
    return made[0]
  }
  made[0] = plansOf(scratch, scratch.holdings[seat], money, w)
  made[1] = rest.wood
  made[2] = rest.food
  made[3] = rest.brick
  made[4] = rest.money
  made[5] = rest.placements
  known.keep()
  return made[0]
}

/** Everything that plans are made of, apart from the table and the weights. */
function ask(scratch: Scratch, seat: number, money: number, w: Weights): void {
  const { state, facts, clock, plans, unbuilt } = scratch
  const { asked } = scratch.known
  const { wood, food, brick, placements, saves, at } = scratch.holdings[seat]
  asked[0] = wood
  asked[1] = food
  asked[2] = brick
  asked[3] = placements
  asked[4] = saves
  asked[5] = at[0]
  asked[6] = at[1]
  asked[7] = money
  asked[8] = clock.moved ? clock.rounds : -1 - clock.rounds
  asked[9] = scratch.catch.richness
  asked[10] = unbuilt.which
  for (let i = 0; i < VICTORIES.length; i++) {
    const { building, expects } = VICTORIES[i]
    const gain = state.owners[building] < 0 ? expects(state, facts, seat, w) : 0
    plans.gains[building] = gain
    asked[FIRST_NUMBERS + i] = gain
  }
}

function plansOf(scratch: Scratch, mine: Holding, money: number, w: Weights): number {
  const { facts, clock, rest, plans } = scratch
  const { gains, open, rates } = plans
  rest.wood = mine.wood
  rest.food = mine.food
  rest.brick = mine.brick
  rest.money = money
  rest.placements = mine.placements
  openPlans(scratch, mine, w)
  let worth = mine.saves < 0 ? 0 : buildNow(scratch, mine, w)
  const least = leisure(clock, w)
  for (let made = 0; made < MOST_PLANS && rest.placements > 0; made++) {
    let best = -1
    let bestRate = least
    let bestEffort = 0
    for (let i = 0; i < plans.count; i++) {
      const plan = open[i]
      // No plan gets better by what another one takes.
      if (rates[plan] <= bestRate) continue
      const effort = effortOf(facts, clock, rest, mine, plan, w)
      const short = effort > rest.placements ? rest.placements / effort : 1
      const rate = (gains[plan] * short * short * short) / ((1 + w.risk * effort) * effort)
      rates[plan] = rate
      if (rate <= bestRate) continue
      best = i
      bestRate = rate
      bestEffort = effort
    }
    if (best < 0) break
    worth += bestRate * bestEffort
    rest.placements = Math.max(0, rest.placements - bestEffort)
    const plan = close(plans, best)
    if (plan < BUILDINGS.size) spend(rest, facts.costs[plan])
    else spendOnVoyage(scratch, mine, plan - BUILDINGS.size, w)
  }
  return worth
}

/**
 * What each seat has of the buildings; of those that anybody can still build what each brings: what a victory building
 * does is up to the seat.
 */
export function readBuildings({ state, facts, clock, plans, unbuilt, estates }: Scratch, uses: Uses): void {
  const { owners } = state
  for (let seat = 0; seat < state.seats.length; seat++) {
    const estate = estates[seat]
    estate.points = 0
    estate.uses = 0
    estate.income = 0
  }
  unbuilt.count = 0
  unbuilt.which = 0
  for (let building = 0; building < BUILDINGS.size; building++) {
    const owner = owners[building]
    if (owner >= 0) {
      const estate = estates[owner]
      estate.points += pointsOf(state, facts, owner, building)
      estate.uses += clock.rounds * uses[building]
      estate.income += INCOMES[building]
    } else if (facts.inPlay[building]) {
      plans.gains[building] = 1 + clock.rounds * uses[building]
      unbuilt.buildings[unbuilt.count++] = building
      unbuilt.which += POWERS[building]
    }
  }
}

function openPlans(scratch: Scratch, mine: Holding, w: Weights): void {
  const { clock, plans, unbuilt } = scratch
  const { gains, rates, open } = plans
  plans.count = 0
  for (let i = 0; i < unbuilt.count; i++) {
    const building = unbuilt.buildings[i]
    // A plan takes a placement or more, so that its rate is never above its gain.
    rates[building] = gains[building]
    open[plans.count++] = building
  }
  for (let voyage = 0; voyage < 2 * SHIPS.size; voyage++) {
    const n = selections(clock, mine, voyage, w)
    if (n < 1) continue
    const plan = BUILDINGS.size + voyage
    gains[plan] = w.voyage * scratch.catch.richness * n
    rates[plan] = gains[plan]
    open[plans.count++] = plan
  }
}

/** Takes a plan off the list. */
function close(plans: Plans, i: number): number {
  const { open } = plans
  const plan = open[i]
  open[i] = open[--plans.count]
  return plan
}

function effortOf(facts: Facts, clock: Clock, rest: Rest, mine: Holding, plan: number, w: Weights): number {
  if (plan < BUILDINGS.size) return effortToBuild(rest, facts.costs[plan], w)
  const voyage = plan - BUILDINGS.size
  return effortToSail(rest, selections(clock, mine, voyage, w), isDocked(mine, voyage), w)
}

/** Points for a placement without a plan. */
export function leisure({ rounds }: Clock, w: Weights): number {
  return w.lastAction + ((w.action - w.lastAction) * Math.min(rounds, LONGEST)) / LONGEST
}

/** The best that can be built by the action under way. */
function buildNow({ facts, clock, rest, plans }: Scratch, mine: Holding, w: Weights): number {
  const { gains, open } = plans
  let best = -1
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < plans.count && open[i] < BUILDINGS.size; i++) {
    const cost = facts.costs[open[i]]
    if (lack(cost[0], rest.wood) + lack(cost[1], rest.food) + lack(cost[2], rest.brick) > mine.saves) continue
    if (cost[3] > rest.money) continue
    const price = (cost[0] + cost[1]) * w.perGood + cost[2] * w.perBrick + cost[3] * w.perDollar
    const left = gains[open[i]] - price * leisure(clock, w)
    if (left <= most) continue
    most = left
    best = i
  }
  if (best < 0) return 0
  const building = close(plans, best)
  spend(rest, facts.costs[building])
  return gains[building]
}

function lack(need: number, have: number): number {
  return need > have ? need - have : 0
}

function effortToBuild(rest: Rest, cost: Cost, w: Weights): number {
  const goods = lack(cost[0], rest.wood) + lack(cost[1], rest.food)
  const effort =
    goods * w.perGood + lack(cost[2], rest.brick) * w.perBrick + lack(cost[3], rest.money) * w.perDollar
  return 1 + Math.max(0, effort - w.saved * w.perGood)
}

/** The selections that a ship's next voyage may have, or the one after it. */
function selections(clock: Clock, { at }: Holding, voyage: number, w: Weights): number {
  const first = voyage < SHIPS.size
  const from = at[first ? voyage : voyage - SHIPS.size]
  if (from === BOTTLE) return 0
  const left = from > DOCK ? clock.rounds - roundsAway(clock, from) : clock.rounds + (clock.moved ? 0 : 1)
  const next = Math.min(LONGEST, left)
  return first ? next : Math.min(LONGEST, left - next - w.inPort)
}

function isDocked({ at }: Holding, voyage: number): boolean {
  return voyage < SHIPS.size && at[voyage] === DOCK
}

/** Rounds until a ship at sea can be prepared again. */
export function roundsAway({ moved }: Clock, at: number): number {
  return Math.max(0, at - SHORE) + (moved ? 1 : 0)
}

function effortToSail(rest: Rest, n: number, docked: boolean, w: Weights): number {
  const food = lack(n - w.saved, rest.food) * w.perGood
  return docked ? 1 + food : 2 + food + lack(w.preparing, rest.wood) * w.perGood
}

function spend(rest: Rest, cost: Cost): void {
  rest.wood = lack(rest.wood, cost[0])
  rest.food = lack(rest.food, cost[1])
  rest.brick = lack(rest.brick, cost[2])
  rest.money = lack(rest.money, cost[3])
}

function spendOnVoyage({ clock, rest }: Scratch, mine: Holding, voyage: number, w: Weights): void {
  rest.food = lack(rest.food, selections(clock, mine, voyage, w) - w.saved)
  if (!isDocked(mine, voyage)) rest.wood = lack(rest.wood, w.preparing)
}
