import { NONE, run } from '@gam/kernel'
import type { NewBedford } from '../state.ts'
import { STEP } from '../step-ids.ts'
import { WORKER_HOME } from '../town.ts'
import { seatInOrder } from '../turn-order.ts'
import { PLACEMENT, WINDOW } from '../vocabulary.ts'

export const openRound = run<NewBedford>({}, (g) => {
  const { state } = g
  g.tell('roundBegun', state.round, state.first)
  g.push(STEP.endRound)
  g.push(STEP.whaling)
  g.push(STEP.movement)
  g.push(STEP.inn)
  g.push(STEP.turn)
  state.lastOrder = NONE
  state.milled = NONE
  g.facts.expansions.before(g, WINDOW.round)
})

/** NB-10: one worker at a time, two rounds of it. */
export const turn = run<NewBedford>({ placement: PLACEMENT }, (g, placement) => {
  const seat = seatInOrder(g, placement % g.seats)
  if (placement + 1 < 2 * g.seats) g.push(STEP.turn, placement + 1)
  if (seat >= g.facts.people) g.push(STEP.captainTurn, seat, placement < g.seats ? 0 : 1)
  // SL-40: a worker overboard is not placed.
  else if (g.state.seats[seat].workers.includes(WORKER_HOME)) g.push(STEP.place, seat)
})
