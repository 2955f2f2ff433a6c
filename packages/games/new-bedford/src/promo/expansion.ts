import { NONE } from '@gam/kernel'
import type { Expansion } from '../expansion.ts'
import { AMBERGRIS, CASTAWAY, HOME, RETURN, SHIPS, TOKENS, WHITE } from '../pieces.ts'
import type { G } from '../state.ts'
import { addMoney } from '../supply.ts'
import { arrive, vesselOf } from '../track.ts'
import { castaway, castawayComes, castawayComesFirst } from './castaway.ts'

/** WW-12 */
const AMBERGRIS_PAYS = 8

/** For bots: points of the $8, and of one placement more, when the ship is home. */
const AMBERGRIS_ABOARD = 1.6
const CASTAWAY_ABOARD = 1.1

/** The tokens of the White Whale promo. */
export const promo: Expansion = {
  placers: { castaway },
  hasThere: (state, seat, post) => state.castaway === post && state.seats[seat].whales[CASTAWAY] > 0,
  lastReturnsBegin: castawayComesFirst,
  bringsHelp: ({ whales }) => whales[CASTAWAY] > 0,

  /** WW-21 */
  shipReturns(g, seat, ship) {
    const { whales } = g.state.seats[seat].ships[ship]
    if (whales[AMBERGRIS] > 0) payAmbergris(g, seat)
    if (whales[CASTAWAY] > 0) castawayComes(g, seat, ship)
    landPages(g, seat, ship)
  },

  shipHome({ state }, seat, ship) {
    if (state.castawayFrom === vesselOf(seat, ship)) state.castawayFrom = NONE
  },

  selected(g, seat, ship, token) {
    if (token === WHITE) destroy(g, seat, ship)
  },

  worth(state, _, seat, points) {
    if (state.agenda.length === 0) return points
    const { ships } = state.seats[seat]
    let aboard = 0
    for (let ship = 0; ship < SHIPS.size; ship++) {
      if (ships[ship].at < RETURN) continue
      const { whales } = ships[ship]
      aboard += whales[AMBERGRIS] * AMBERGRIS_ABOARD + whales[CASTAWAY] * CASTAWAY_ABOARD
    }
    return points + aboard
  },
}

function payAmbergris(g: G, seat: number): void {
  addMoney(g.state.seats[seat], AMBERGRIS_PAYS)
  g.tell('ambergrisPaid', seat, AMBERGRIS_PAYS)
}

/** WW-20: Ambergris and Castaway stay with their player. */
function landPages(g: G, seat: number, ship: number): void {
  const me = g.state.seats[seat]
  const { whales } = me.ships[ship]
  for (let token = AMBERGRIS; token <= CASTAWAY; token++) {
    me.whales[token] += whales[token]
    whales[token] = 0
  }
}

/** WW-10: the White Whale lands at once, the ship is back on its owner's board, all else aboard is lost. */
function destroy(g: G, seat: number, ship: number): void {
  const { seats, gone } = g.state
  const me = seats[seat]
  const { whales } = me.ships[ship]
  whales[WHITE]--
  me.whales[WHITE]++
  g.tell('shipDestroyed', seat, ship)
  for (let token = 0; token < TOKENS.size; token++) {
    if (whales[token] === 0) continue
    gone[token] += whales[token]
    g.tell('tokensLost', seat, whales[token], token)
    whales[token] = 0
  }
  arrive(g.state, me.ships[ship], HOME)
}
