import { BAR, OPEN } from '../bars.ts'
import { leavesFee } from '../landing.ts'
import { RETURN, RIGHT, SHIPS, SHORE } from '../pieces.ts'
import type { Building } from '../space.ts'
import type { G } from '../state.ts'
import { shipOf, vesselOf } from '../track.ts'
import { STEP } from '../vocabulary.ts'

/** NB-66: how many right whales land for free. */
export const TRYWORKS_LANDS = 3

/** NB-36: the first printing serves a ship that returns (NB-73), the second one at sea, at once (NB-74). */
export const tryworks: Building = {
  cost: [0, 0, 3, 0],
  space: {
    bar(g, seat, _, { castaway }) {
      const { secondPrinting, amended } = g.facts
      if (!secondPrinting && !amended.tryworksNeedsProfit) return OPEN
      for (let ship = 0; ship < SHIPS.size; ship++)
        if (secondPrinting ? mayTryOut(g, seat, ship, 1, castaway) : mayProfit(g, seat, ship, castaway))
          return OPEN
      return whyNone(g, seat, castaway)
    },
    act(g, seat) {
      if (g.facts.secondPrinting) g.push(STEP.landFree, seat)
      else g.state.seats[seat].tryworks = true
    },
  },
}

/** WW-14: the Castaway serves the ship that brought it; WW-15: in the last returns all of its owner's. */
function servesOneShip({ state, facts }: G, castaway: boolean): boolean {
  return castaway && facts.amended.castawayTriesOwnShip && !state.lastReturns
}

/** NB-74, WW-22: so many right whales of a ship at sea, or of one that returns with the Castaway. */
export function mayTryOut(
  g: G,
  seat: number,
  ship: number,
  whales: number,
  castaway: boolean = g.state.castawayActs,
): boolean {
  const one = g.state.seats[seat].ships[ship]
  if (one.at < RETURN || one.whales[RIGHT] < whales) return false
  if (servesOneShip(g, castaway) && g.state.castawayFrom !== vesselOf(seat, ship)) return false
  return one.at !== RETURN || leavesFee(g, seat, ship, whales)
}

/** NB-36, first printing: could this ship still bring right whales home in this round? */
function mayProfit(g: G, seat: number, ship: number, castaway: boolean): boolean {
  const { at, whales } = g.state.seats[seat].ships[ship]
  if (whales[RIGHT] === 0) return false
  if (servesOneShip(g, castaway)) return g.state.castawayFrom === vesselOf(seat, ship)
  return at === SHORE || (at > SHORE && (g.facts.expansions.bringsHome || g.state.lastReturns))
}

function whyNone(g: G, seat: number, castaway: boolean): number {
  if (!servesOneShip(g, castaway))
    return g.facts.secondPrinting || g.facts.expansions.bringsHome
      ? BAR.noRightWhaleAboard
      : BAR.noRightWhaleReturns
  const { castawayFrom, seats } = g.state
  return castawayFrom >= 0 && seats[seat].ships[shipOf(castawayFrom)].whales[RIGHT] > 0
    ? BAR.feeFirst
    : BAR.castawaysShipEmpty
}
