import { NONE, run } from '@gam/kernel'
import { POST_OFFICE_PAYS } from '../buildings/post-office.ts'
import { anyCaptainIsDone } from '../captains/limits.ts'
import { rescue } from '../log/cards/man-overboard.ts'
import { COFFIN, DICE_OF_FATE, REFINERY_FIRE } from '../log/deck.ts'
import { turnOver } from '../log/decks.ts'
import { holderOf, isActing, isWaiting, setUsed } from '../log/shelf.ts'
import { CASTAWAY, LAST_ROUND, POST_OFFICE } from '../pieces.ts'
import { allWorkersHome } from '../posts.ts'
import { score } from '../scoring.ts'
import type { G, NewBedford } from '../state.ts'
import { shipsAtSea } from '../track.ts'
import { passTheLead } from '../turn-order.ts'
import { AS_CASTAWAY, AS_COFFIN, STEP } from '../vocabulary.ts'

/** NB-80, NB-84 */
export const endRound = run<NewBedford>({}, (g) => {
  const { state, facts } = g
  if (facts.log) endOmens(g)
  passTheLead(g)
  tellTheLead(g)
  allWorkersHome(g, !facts.log || rescue(g))
  payPostOffice(g)
  if (facts.log) turnOver(g)
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

/** SL-44, SL-45: what lasted for the round is over. */
function endOmens(g: G): void {
  const { state } = g
  if (state.closed !== 0) g.tell('buildingsOpened')
  state.closed = 0
  if (isActing(state, REFINERY_FIRE)) setUsed(state, REFINERY_FIRE)
  if (isActing(state, DICE_OF_FATE)) setUsed(state, DICE_OF_FATE)
}

/** SL-22: The Coffin's worker acts between the last round and the last movement. */
function endLastRound(g: G): void {
  const { state } = g
  state.lastOrder = NONE
  state.milled = NONE
  g.push(STEP.finalMovement)
  if (!isWaiting(state, COFFIN)) return
  const seat = holderOf(state, COFFIN)
  setUsed(state, COFFIN)
  g.tell('cardPlayed', seat, COFFIN)
  g.push(STEP.place, seat, AS_COFFIN)
}

/** NB-59; LO-38: a Captain takes nothing. */
function payPostOffice(g: G): void {
  const owner = g.state.owners[POST_OFFICE]
  if (owner < 0 || owner >= g.facts.people) return
  g.state.seats[owner].money += POST_OFFICE_PAYS
  g.tell('postOfficePaid', owner, POST_OFFICE_PAYS)
}

/** NB-81, NB-85: movement alone, again and again, until the last ship is home. */
export const finalMovement = run<NewBedford>({}, (g) => {
  if (!g.state.lastReturns) {
    g.state.lastReturns = true
    g.tell('lastReturnsBegun')
    if (g.facts.amended.castawayActsFirst && castawayComesFirst(g)) return
  }
  if (shipsAtSea(g.state) === 0) return g.push(STEP.endGame)
  g.push(STEP.finalMovement)
  g.push(STEP.movement)
})

/** WW-15: before the first ship is handled the Castaway, wherever its ship is, acts for all of its owner's. */
function castawayComesFirst(g: G): boolean {
  const { seats } = g.state
  for (let seat = 0; seat < g.facts.people; seat++)
    for (const { whales } of seats[seat].ships)
      if (whales[CASTAWAY] > 0) {
        whales[CASTAWAY]--
        seats[seat].whales[CASTAWAY]++
        g.push(STEP.finalMovement)
        g.push(STEP.place, seat, AS_CASTAWAY)
        return true
      }
  return false
}

export const endGame = run<NewBedford>({}, (g) => {
  for (const [seat, { total }] of score(g.state, g.facts).entries()) g.tell('seatScored', seat, total)
})
