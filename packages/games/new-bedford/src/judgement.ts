import type { Judgement } from '@gam/kernel'
import { ownedBy } from './owners.ts'
import { DOCK, LAST_ROUND, SHIPS, SHORE, WORKER_HOME } from './pieces.ts'
import { buildingPoints } from './scoring.ts'
import type { NewBedford, Seat, Ship, State } from './state.ts'
import { whalePoints } from './whales.ts'

// What things are worth in points while the game goes on; found by letting bots play many games.

const WORTH = {
  dollar: 0.2,
  wood: 0.25,
  food: 0.25,
  brick: 0.4,
  /** Beyond this many of a good, it is worth less. */
  plenty: 8,
  spare: 0.5,
  docked: 1,
  /** A placement still to come. */
  action: 0.7,
  /** Points that a selection brings aboard. */
  selection: 1.6,
  /** Of a point aboard: what is left of it if it must be sold, and what money for the lay adds. */
  sold: 0.2,
  paid: 0.4,
  /** Dollars that a round brings. */
  income: 2.5,
  /** What the space of an own building adds in a round. */
  building: 0.08,
  captainsAction: 1.05,
  captainsDocked: 1.2,
  captainsSelection: 0.8,
}

/** Points as they stand, and what goods, ships and the placements to come will make of themselves. */
export const judgement: Judgement<NewBedford> = {
  lead: 6,
  expect(state, facts, points) {
    const over = state.agenda.length === 0
    const rounds = LAST_ROUND - state.round
    for (let seat = 0; seat < state.seats.length; seat++) {
      const me = state.seats[seat]
      let expected = whalePoints(me.whales) + buildingPoints(state, facts, seat)
      if (over) expected += Math.trunc(me.money / 5)
      else if (seat < facts.people) expected += prospects(state, seat, rounds)
      else expected += captainsProspects(me, rounds)
      points[seat] = expected
    }
  },
}

function prospects(state: State, seat: number, rounds: number): number {
  const me = state.seats[seat]
  const placements = 2 * rounds + workersHome(me)
  const { money } = me
  let worth = money * WORTH.dollar + placements * WORTH.action
  // Goods lose their worth when nothing can be made of them any more.
  if (placements > 0) {
    const use = placements >= 4 ? 1 : 0.25 * placements
    worth += use * (stored(me.wood, WORTH.wood) + stored(me.food, WORTH.food) + stored(me.brick, WORTH.brick))
  }
  let aboard = 0
  for (let i = 0; i < SHIPS.size; i++) {
    const ship = me.ships[i]
    if (ship.at === DOCK) worth += placements > 0 ? WORTH.docked : 0
    else aboard += whalePoints(ship.whales) + WORTH.selection * selections(ship, rounds)
  }
  // A point has a lay of two dollars.
  const payable = Math.min(aboard, (money + WORTH.income * rounds) / 2)
  worth += aboard * WORTH.sold + payable * WORTH.paid
  return worth + ownedBy(state, seat) * rounds * WORTH.building
}

function stored(amount: number, each: number): number {
  const spare = Math.max(0, amount - WORTH.plenty)
  return (amount - spare + spare * WORTH.spare) * each
}

function captainsProspects(me: Seat, rounds: number): number {
  let worth = (2 * rounds + workersHome(me)) * WORTH.captainsAction
  for (let i = 0; i < SHIPS.size; i++) {
    const ship = me.ships[i]
    if (ship.at === DOCK) worth += WORTH.captainsDocked
    else worth += whalePoints(ship.whales) + WORTH.captainsSelection * selections(ship, rounds)
  }
  return worth
}

/** NB-07: a ship on space N selects N times more, as long as there are rounds. */
function selections({ at }: Ship, rounds: number): number {
  return at > SHORE ? Math.min(at - SHORE, rounds + 1) : 0
}

function workersHome({ workers }: Seat): number {
  let home = 0
  for (let worker = 0; worker < workers.length; worker++) if (workers[worker] === WORKER_HOME) home++
  return home
}
