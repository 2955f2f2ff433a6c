import { fill } from '@gam/kernel'
import { headingAt, rollDie } from './captains/helm.ts'
import { GOODS } from './pieces.ts'
import type { G } from './state.ts'
import { STEP, STREAM } from './step-ids.ts'
import { BUILDING_LIST } from './town.ts'
import { seatInOrder } from './turn-order.ts'

const MONEY = 5

export function setUp(g: G): void {
  const { state, facts } = g
  const captains = g.seats - facts.people
  fill(state.ocean, facts.tokens)
  state.round = 1
  chooseFirst(g, captains)
  if (captains > 0) lineUp(g)
  for (let seat = facts.people; seat < g.seats; seat++) setHelm(g, seat)
  facts.expansions.setUp(g)
  g.push(STEP.openRound)
  for (let index = g.seats - 1; index >= captains; index--) {
    const seat = seatInOrder(g, index)
    state.seats[seat].money = MONEY
    for (let good = GOODS.size - 1; good >= 0; good--) g.push(STEP.stock, seat, good)
  }
}

/** NB-09, LO-46 */
function chooseFirst(g: G, captains: number): void {
  const { state, facts } = g
  const { people } = facts
  if (captains > 0) {
    state.first = people + g.chance.below(captains, STREAM.first)
    // Two and two: the people follow the Captains they control.
    state.firstPerson =
      captains === 2 && people === 2 ? state.first - people : g.chance.below(people, STREAM.first)
    g.tell('firstChosen', state.first)
    if (people > 1) g.tell('firstPersonChosen', state.firstPerson)
    return
  }
  state.firstPerson = g.chance.below(people, STREAM.first)
  state.first = state.firstPerson
  g.tell('firstChosen', state.first)
}

/** LO-02: the order in which Captains look for buildings. */
function lineUp(g: G): void {
  const { line } = g.state
  for (let building = 0; building < BUILDING_LIST.length; building++)
    if (g.facts.inPlay[building] && !BUILDING_LIST[building].forPeople) line.push(building)
  for (let last = line.length - 1; last > 0; last--) {
    const other = g.chance.below(last + 1, STREAM.line)
    const building = line[last]
    line[last] = line[other]
    line[other] = building
  }
  for (let i = 0; i < line.length; i++) g.tell('buildingLined', line[i])
}

/** LO-04 */
function setHelm(g: G, seat: number): void {
  const die = rollDie(g)
  g.state.seats[seat].helm = die
  g.tell('helmSet', seat, die, headingAt(g, seat, die))
}
