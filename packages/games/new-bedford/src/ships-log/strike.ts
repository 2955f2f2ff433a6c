import { SHIPS } from '../pieces.ts'
import type { G, Seat, Ship } from '../state.ts'
import { STEP } from '../step-ids.ts'
import { isAtSea } from '../track.ts'
import { seatInOrder } from '../turn-order.ts'
import { isLaden } from '../whales.ts'

/** SL-73: the players whom a card strikes are asked in turn order; `spared` is not, -1 for nobody. */
export function strikeAll(g: G, card: number, spared: number): void {
  for (let index = g.seats - 1; index >= 0; index--) {
    const seat = seatInOrder(g, index)
    if (seat !== spared) g.push(STEP.struck, seat, card)
  }
}

/** Is there a player besides this one (-1: any) of whom this holds? */
export function anyPlayer(g: G, besides: number, holds: (g: G, seat: number) => boolean): boolean {
  for (let seat = 0; seat < g.seats; seat++) if (seat !== besides && holds(g, seat)) return true
  return false
}

export function hasShipAtSea({ state }: G, seat: number): boolean {
  const { ships } = state.seats[seat]
  for (let ship = 0; ship < SHIPS.size; ship++) if (isAtSea(ships[ship])) return true
  return false
}

/** A ship at sea that could still select. */
export function hasShipToSelect({ state }: G, seat: number): boolean {
  const { ships } = state.seats[seat]
  for (let ship = 0; ship < SHIPS.size; ship++) if (isAtSea(ships[ship]) && !isLaden(ships[ship])) return true
  return false
}

/** SL-73: does one of the player's ships at sea have such a whale aboard? */
export function hasAboard(me: Seat, token: number): boolean {
  for (let ship = 0; ship < SHIPS.size; ship++)
    if (isAtSea(me.ships[ship]) && me.ships[ship].whales[token] > 0) return true
  return false
}

/** SL-87: a Captain's ship nearest to port that this holds of, of equals the one that selects last; -1: none. */
export function nearestShip(me: Seat, holds: (ship: Ship) => boolean): number {
  let best = -1
  for (let ship = 0; ship < SHIPS.size; ship++) {
    const one = me.ships[ship]
    if (!isAtSea(one) || !holds(one)) continue
    const than = best < 0 ? null : me.ships[best]
    if (than === null || one.at < than.at || (one.at === than.at && one.place > than.place)) best = ship
  }
  return best
}

/** A whale leaves its ship and the game. */
export function loseWhale(g: G, seat: number, ship: number, token: number): void {
  g.state.seats[seat].ships[ship].whales[token]--
  g.state.gone[token]++
  g.tell('tokensLost', seat, 1, token)
}

/** SL-87: a Captain loses the cheapest that fits. */
export function loseCheapest(g: G, seat: number, most: number): void {
  const me = g.state.seats[seat]
  for (let token = 0; token <= most; token++) {
    const ship = nearestShip(me, ({ whales }) => whales[token] > 0)
    if (ship < 0) continue
    loseWhale(g, seat, ship, token)
    return
  }
}
