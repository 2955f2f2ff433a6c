import { SHIPS } from '../../pieces.ts'
import type { G } from '../../state.ts'
import { STEP } from '../../step-ids.ts'
import { seatInOrder } from '../../turn-order.ts'
import { VERB, WINDOW } from '../../vocabulary.ts'
import { whalesIn } from '../../whales.ts'
import { isInIce } from '../bans.ts'
import type { LogCard } from '../card.ts'
import { ICE_SHEET } from '../deck.ts'
import { isFreeOf, mayIgnore } from '../protection.ts'
import { hasCalmSeas } from '../shelf.ts'
import { anyPlayer } from '../strike.ts'

/** SL-50, SL-80: in force for the rest of the phase in which it is played (log/bans.ts). */
export const iceSheet: LogCard = {
  windows: [WINDOW.movement, WINDOW.whaling],
  lasts: true,
  strikes: (g, _, window) =>
    window === WINDOW.movement
      ? anyPlayer(g, -1, isCaughtMoving)
      : whalesIn(g.state.out) > 0 && anyPlayer(g, -1, isCaught),
  // Held fast a ship may be where its owner wants it; kept from whales it only goes without.
  harmsHolder: (g, seat, window) => window === WINDOW.whaling && !anyPlayer(g, seat, isCaught),
  played(g, _, window) {
    // SL-27, SL-75: ships stand still at once, so who can answer must do so now.
    if (window !== WINDOW.movement) return
    for (let index = g.seats - 1; index >= 0; index--) {
      const seat = seatInOrder(g, index)
      if (hasCalmSeas(g.state, seat) || isAsked(g, seat)) g.push(STEP.struck, seat, ICE_SHEET)
    }
  },
  blow: {
    offer(g, menu, seat) {
      if (isCaughtMoving(g, seat)) menu.offer(VERB.pass.of())
    },
    suffer(g, seat) {
      g.state.seats[seat].frozen = isAsked(g, seat)
    },
    // SL-88: nobody but an insured Captain comes here.
    captain: () => undefined,
  },
}

function liesInIce({ state }: G, seat: number): boolean {
  const { ships } = state.seats[seat]
  for (let ship = 0; ship < SHIPS.size; ship++) if (isInIce(ships[ship])) return true
  return false
}

function isCaught(g: G, seat: number): boolean {
  return liesInIce(g, seat) && !isFreeOf(g, seat, ICE_SHEET)
}

/** SL-75: a person who is insured may choose to be held fast all the same. */
function isCaughtMoving(g: G, seat: number): boolean {
  return isCaught(g, seat) || (isAsked(g, seat) && seat < g.facts.people)
}

/** SL-75: insured, with a ship in the ice. */
function isAsked(g: G, seat: number): boolean {
  return g.facts.amended.iceHoldsFast && liesInIce(g, seat) && mayIgnore(g, seat, ICE_SHEET)
}
