import { isLateAtInn } from '../late.ts'
import { hasBit } from '../mask.ts'
import { CASTAWAY } from '../pieces.ts'
import type { Placer } from '../placer.ts'
import type { G } from '../state.ts'
import { STEP } from '../step-ids.ts'
import { SPACE_LIST } from '../town.ts'
import { vesselOf } from '../track.ts'
import { AS_CASTAWAY } from '../vocabulary.ts'

/** WW-13: one worker more, for one placement. */
export const castaway: Placer = {
  isCastaway: true,
  barred(g, space) {
    if (isLateAtInn(g, space)) return 'innForWorkers'
    // WW-15: every ship is on its way home.
    return g.state.lastReturns && SPACE_LIST[space].forShips ? 'noShipLeft' : null
  },
  findsTaken: ({ state }, building) => hasBit(state.freed, building),
  stand(g, seat, space) {
    g.state.castaway = space + 1
    g.state.castawayActs = true
    g.push(STEP.castawayDone)
    g.tell('castawayPlaced', seat, space)
  },
  stay: (g, seat) => g.tell('castawayStayed', seat),
}

/** WW-13, WW-14: it comes with its ship and acts at once. */
export function castawayComes(g: G, seat: number, ship: number): void {
  if (g.facts.amended.castawayTriesOwnShip) g.state.castawayFrom = vesselOf(seat, ship)
  g.push(STEP.place, seat, AS_CASTAWAY)
}

/** WW-15: before the first ship is handled the Castaway, wherever its ship is, acts for all of its owner's. */
export function castawayComesFirst(g: G): void {
  if (!g.facts.amended.castawayActsFirst) return
  const { seats } = g.state
  for (let seat = 0; seat < g.facts.people; seat++)
    for (const { whales } of seats[seat].ships)
      if (whales[CASTAWAY] > 0) {
        whales[CASTAWAY]--
        seats[seat].whales[CASTAWAY]++
        g.push(STEP.place, seat, AS_CASTAWAY)
        return
      }
}
