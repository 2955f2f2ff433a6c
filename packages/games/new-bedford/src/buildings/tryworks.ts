import { HARDLY, nothingForeseen } from '../action.ts'
import { BAR, OPEN } from '../bars.ts'
import { landFreely, leavesFee } from '../landing.ts'
import type { ActionBuilding } from '../piece.ts'
import { FARTHEST, LAY, RETURN, RIGHT, SHIPS, SHORE } from '../pieces.ts'
import type { G, Seat } from '../state.ts'
import { STEP } from '../step-ids.ts'
import { isAtSea, shipOf, vesselOf } from '../track.ts'

/** NB-66: how many right whales land for free. */
export const TRYWORKS_LANDS = 3

/** NB-36: the first printing serves a ship that returns (NB-73), the second one at sea, at once (NB-74). */
export const tryworks: ActionBuilding<'tryworks'> = {
  name: 'tryworks',
  rules: ['NB-36'],
  icon: [
    'M3 12h18v9.5H3z',
    'M6 12c0-2.5 1.6-4 3-4s3 1.5 3 4zM12.5 12c0-2.5 1.5-4 3-4s3 1.5 3 4z',
    { d: 'M9 6.5c-1.5-1.5.8-2.5-.3-4.5M15.5 6.5c-1.5-1.5.8-2.5-.3-4.5', line: 1.7 },
    { d: 'M6 21.5v-4.5h4.5v4.5zM13.5 21.5v-4.5H18v4.5z', cut: true },
  ],
  comesWith: '2 seats',
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
    captain: { money, fits: (g, seat) => money(g, seat) > 0, act: tryOut },
    bots: {
      foresee: nothingForeseen,
      lean: (g, me) => (g.facts.secondPrinting || hasRightsNear(g, me) ? 3 : HARDLY),
    },
  },
  uses: [0.1283, -0.001496],
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

/** LO-29: the lays of what would land for free. */
function money(g: G, seat: number): number {
  const { ships } = g.state.seats[seat]
  let most = 0
  for (let ship = 0; ship < SHIPS.size; ship++)
    if (g.facts.secondPrinting ? isAtSea(ships[ship]) : ships[ship].at === SHORE)
      most = Math.max(most, ships[ship].whales[RIGHT])
  return LAY[RIGHT] * Math.min(most, TRYWORKS_LANDS)
}

/** LO-42: for a Captain the ship that has most. */
function tryOut(g: G, seat: number): void {
  if (!g.facts.secondPrinting) return
  const { ships } = g.state.seats[seat]
  let best = -1
  for (let ship = 0; ship < SHIPS.size; ship++)
    if (isAtSea(ships[ship]) && (best < 0 || ships[ship].whales[RIGHT] > ships[best].whales[RIGHT]))
      best = ship
  landFreely(g, seat, best, Math.min(TRYWORKS_LANDS, ships[best].whales[RIGHT]))
}

/** A ship with right whales that comes in this round, or is coming in now; WW-15: in the last returns all are. */
function hasRightsNear({ state }: G, { ships }: Seat): boolean {
  const farthest = state.lastReturns ? FARTHEST : SHORE
  for (let ship = 0; ship < SHIPS.size; ship++)
    if (ships[ship].at >= RETURN && ships[ship].at <= farthest && ships[ship].whales[RIGHT] > 0) return true
  return false
}
