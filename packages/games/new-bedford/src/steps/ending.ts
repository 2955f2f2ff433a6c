import { run } from '@gam/kernel'
import { POST_OFFICE_PAYS } from '../buildings/post-office.ts'
import { anyCaptainIsDone } from '../captains/limits.ts'
import { LAST_ROUND, POST_OFFICE } from '../pieces.ts'
import { allWorkersHome } from '../posts.ts'
import { score } from '../scoring.ts'
import type { G, NewBedford } from '../state.ts'
import { shipsAtSea } from '../track.ts'
import { passTheLead } from '../turn-order.ts'
import { STEP } from '../vocabulary.ts'

/** NB-80, NB-84 */
export const endRound = run<NewBedford>({}, (g) => {
  const { state, facts } = g
  passTheLead(g)
  g.tell('wheelPassed', state.first)
  allWorkersHome(g)
  payPostOffice(g)
  if (state.round === LAST_ROUND) {
    g.tell('lastReturnsBegun')
    return g.push(STEP.finalMovement)
  }
  state.round++
  if (facts.challenge && state.round < LAST_ROUND && anyCaptainIsDone(g)) {
    state.round = LAST_ROUND
    g.tell('markerMoved', LAST_ROUND)
  }
  g.push(STEP.openRound)
})

/** NB-59; LO-38: a Captain takes nothing. */
function payPostOffice(g: G): void {
  const owner = g.state.owners[POST_OFFICE]
  if (owner < 0 || owner >= g.facts.people) return
  g.state.seats[owner].money += POST_OFFICE_PAYS
  g.tell('postOfficePaid', owner, POST_OFFICE_PAYS)
}

/** NB-81, NB-85: movement alone, again and again, until the last ship is home. */
export const finalMovement = run<NewBedford>({}, (g) => {
  if (shipsAtSea(g.state) === 0) return g.push(STEP.endGame)
  g.push(STEP.finalMovement)
  g.push(STEP.movement)
})

export const endGame = run<NewBedford>({}, (g) => {
  for (const [seat, { total }] of score(g.state, g.facts).entries()) g.tell('seatScored', seat, total)
})
