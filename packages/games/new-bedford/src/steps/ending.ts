import { NONE, run } from '@gam/kernel'
import { anyCaptainIsDone } from '../captains/limits.ts'
import { LAST_ROUND } from '../pieces.ts'
import { allWorkersHome } from '../posts.ts'
import { score } from '../scoring.ts'
import type { G, NewBedford } from '../state.ts'
import { STEP } from '../step-ids.ts'
import { BUILDING_LIST } from '../town.ts'
import { shipsAtSea } from '../track.ts'
import { passTheLead } from '../turn-order.ts'

/** The buildings that do something in every end of round. */
const AT_THE_END = BUILDING_LIST.flatMap(({ roundEnds }, building) =>
  roundEnds ? [{ building, roundEnds }] : [],
)

/** NB-80, NB-84 */
export const endRound = run<NewBedford>({}, (g) => {
  const { state, facts } = g
  facts.expansions.roundEnds(g)
  passTheLead(g)
  tellTheLead(g)
  allWorkersHome(state)
  facts.expansions.workersHome(g)
  for (const { building, roundEnds } of AT_THE_END) if (facts.inPlay[building]) roundEnds(g, building)
  facts.expansions.roundOver(g)
  state.seasDrawn = 0
  if (state.round === LAST_ROUND) return endLastRound(g)
  state.round++
  if (facts.challenge && state.round < LAST_ROUND && anyCaptainIsDone(g)) {
    state.round = LAST_ROUND
    g.tell('markerMoved', LAST_ROUND)
  }
  g.push(STEP.openRound)
})

/** LO-05, LO-46: with one Captain the wheel stays with him, and the lead among the people moves. */
function tellTheLead(g: G): void {
  const { state, facts } = g
  const captains = g.seats - facts.people
  g.tell(captains === 1 ? 'wheelStays' : 'wheelPassed', state.first)
  if (captains > 0 && facts.people > 1) g.tell('leadPassed', state.firstPerson)
}

function endLastRound(g: G): void {
  const { state } = g
  state.lastOrder = NONE
  state.milled = NONE
  g.push(STEP.finalMovement)
  g.facts.expansions.lastRoundOver(g)
}

/** NB-81, NB-85: movement alone, again and again, until the last ship is home. */
export const finalMovement = run<NewBedford>({}, (g) => {
  if (!g.state.lastReturns) {
    g.state.lastReturns = true
    g.tell('lastReturnsBegun')
    g.push(STEP.finalMovement)
    return g.facts.expansions.lastReturnsBegin(g)
  }
  if (shipsAtSea(g.state) === 0) return g.push(STEP.endGame)
  g.push(STEP.finalMovement)
  g.push(STEP.movement)
})

export const endGame = run<NewBedford>({}, (g) => {
  if (!g.isHeard) return
  for (const [seat, { total }] of score(g.state, g.facts).entries()) g.tell('seatScored', seat, total)
})
