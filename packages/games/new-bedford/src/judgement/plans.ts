import { ownedBy } from '../owners.ts'
import { BOTTLE, BUILDINGS, buildingNamed, DOCK, RIGHT, SHIPS, SHORE } from '../pieces.ts'
import type { Cost, Facts, State } from '../state.ts'
import { richness } from './catch.ts'
import { clock, type Holding, holdings } from './under-way.ts'
import type { Uses, Weights } from './weights.ts'

// What goods, money and placements can still become: the plan that brings most for what it still takes is made
// first, then the next with what is left, as long as there are placements.

const MOST_PLANS = 6
const LONGEST = 6

const COUNTING_HOUSE = buildingNamed('counting house')
const MANSION = buildingNamed('mansion')
const MUNICIPAL_OFFICE = buildingNamed('municipal office')
const SEAMENS_BETHEL = buildingNamed('seamens bethel')

/** What is left when plans are made. */
export const rest = { wood: 0, food: 0, brick: 0, money: 0, placements: 0 }

/** First the buildings, then each ship's next voyage, then the one after that. */
const PLANS = BUILDINGS.size + 2 * SHIPS.size
const gains = new Float64Array(PLANS)
/** The plans that can be made, as far as none of them is made yet. */
const open = new Int32Array(PLANS)
let count = 0

/** The points of the best plans; `rest` is what they leave of the money and of what the seat holds. */
export function plans(
  state: State,
  facts: Facts,
  seat: number,
  money: number,
  w: Weights,
  uses: Uses,
): number {
  const mine = holdings[seat]
  rest.wood = mine.wood
  rest.food = mine.food
  rest.brick = mine.brick
  rest.money = money
  rest.placements = mine.placements
  openPlans(state, facts, seat, w, uses)
  let worth = mine.saves < 0 ? 0 : buildNow(facts, mine, w)
  const least = leisure(w)
  for (let made = 0; made < MOST_PLANS && rest.placements > 0; made++) {
    let best = -1
    let bestRate = least
    let bestEffort = 0
    for (let i = 0; i < count; i++) {
      const effort = effortOf(facts, mine, open[i], w)
      const short = effort > rest.placements ? rest.placements / effort : 1
      const rate = (gains[open[i]] * short * short * short) / ((1 + w.risk * effort) * effort)
      if (rate <= bestRate) continue
      best = i
      bestRate = rate
      bestEffort = effort
    }
    if (best < 0) break
    worth += bestRate * bestEffort
    rest.placements = Math.max(0, rest.placements - bestEffort)
    const plan = close(best)
    if (plan < BUILDINGS.size) spend(facts.costs[plan])
    else spendOnVoyage(mine, plan - BUILDINGS.size, w)
  }
  return worth
}

function openPlans(state: State, facts: Facts, seat: number, w: Weights, uses: Uses): void {
  count = 0
  for (let building = 0; building < BUILDINGS.size; building++) {
    if (!facts.inPlay[building] || state.owners[building] >= 0) continue
    gains[building] = gainOf(state, seat, building, w, uses)
    open[count++] = building
  }
  for (let voyage = 0; voyage < 2 * SHIPS.size; voyage++) {
    const n = selections(holdings[seat], voyage, w)
    if (n < 1) continue
    gains[BUILDINGS.size + voyage] = w.voyage * richness * n
    open[count++] = BUILDINGS.size + voyage
  }
}

/** Takes a plan off the list. */
function close(i: number): number {
  const plan = open[i]
  open[i] = open[--count]
  return plan
}

function effortOf(facts: Facts, mine: Holding, plan: number, w: Weights): number {
  if (plan < BUILDINGS.size) return effortToBuild(facts.costs[plan], w)
  const voyage = plan - BUILDINGS.size
  return effortToSail(selections(mine, voyage, w), isDocked(mine, voyage), w)
}

/** Points for a placement without a plan. */
export function leisure(w: Weights): number {
  return w.lastAction + ((w.action - w.lastAction) * Math.min(clock.rounds, LONGEST)) / LONGEST
}

/** The best that can be built by the action under way. */
function buildNow(facts: Facts, mine: Holding, w: Weights): number {
  let best = -1
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < count && open[i] < BUILDINGS.size; i++) {
    const cost = facts.costs[open[i]]
    if (lack(cost[0], rest.wood) + lack(cost[1], rest.food) + lack(cost[2], rest.brick) > mine.saves) continue
    if (cost[3] > rest.money) continue
    const price = (cost[0] + cost[1]) * w.perGood + cost[2] * w.perBrick + cost[3] * w.perDollar
    const left = gains[open[i]] - price * leisure(w)
    if (left <= most) continue
    most = left
    best = i
  }
  if (best < 0) return 0
  const building = close(best)
  spend(facts.costs[building])
  return gains[building]
}

function lack(need: number, have: number): number {
  return need > have ? need - have : 0
}

function effortToBuild(cost: Cost, w: Weights): number {
  const goods = lack(cost[0], rest.wood) + lack(cost[1], rest.food)
  const effort =
    goods * w.perGood + lack(cost[2], rest.brick) * w.perBrick + lack(cost[3], rest.money) * w.perDollar
  return 1 + Math.max(0, effort - w.saved * w.perGood)
}

/** The selections that a ship's next voyage may have, or the one after it. */
function selections({ at }: Holding, voyage: number, w: Weights): number {
  const first = voyage < SHIPS.size
  const from = at[first ? voyage : voyage - SHIPS.size]
  if (from === BOTTLE) return 0
  const left = from > DOCK ? clock.rounds - roundsAway(from) : clock.rounds + (clock.moved ? 0 : 1)
  const next = Math.min(LONGEST, left)
  return first ? next : Math.min(LONGEST, left - next - w.inPort)
}

function isDocked({ at }: Holding, voyage: number): boolean {
  return voyage < SHIPS.size && at[voyage] === DOCK
}

/** Rounds until a ship at sea can be prepared again. */
export function roundsAway(at: number): number {
  return Math.max(0, at - SHORE) + (clock.moved ? 1 : 0)
}

function effortToSail(n: number, docked: boolean, w: Weights): number {
  const food = lack(n - w.saved, rest.food) * w.perGood
  return docked ? 1 + food : 2 + food + lack(w.preparing, rest.wood) * w.perGood
}

function spend(cost: Cost): void {
  rest.wood = lack(rest.wood, cost[0])
  rest.food = lack(rest.food, cost[1])
  rest.brick = lack(rest.brick, cost[2])
  rest.money = lack(rest.money, cost[3])
}

function spendOnVoyage(mine: Holding, voyage: number, w: Weights): void {
  rest.food = lack(rest.food, selections(mine, voyage, w) - w.saved)
  if (!isDocked(mine, voyage)) rest.wood = lack(rest.wood, w.preparing)
}

/** What a building brings to who builds it now. */
function gainOf(state: State, seat: number, building: number, w: Weights, uses: Uses): number {
  switch (building) {
    case MANSION:
      return 1 + 4
    case SEAMENS_BETHEL:
      return 1 + 5
    case COUNTING_HOUSE:
      return 1 + state.seats[seat].whales[RIGHT] / 2 + w.counted * rightsAboard(state, seat)
    case MUNICIPAL_OFFICE:
      return 1 + (ownedBy(state, seat) + 1) / 2
    default:
      return 1 + clock.rounds * uses[building]
  }
}

function rightsAboard({ seats }: State, seat: number): number {
  const { ships } = seats[seat]
  let rights = 0
  for (let ship = 0; ship < SHIPS.size; ship++) rights += ships[ship].whales[RIGHT]
  return rights
}
