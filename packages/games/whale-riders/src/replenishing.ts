import { draw, NONE, pour, put, run, sizeOf } from '@gam/kernel'
import { SUN } from './coast.ts'
import { endGame } from './ending.ts'
import { abilityOf, leftOf } from './riders.ts'
import { MOST_ROUNDS } from './rounds.ts'
import { SEAT } from './seats.ts'
import type { G, RiderTypes } from './state.ts'
import { ENDING, STEP, STREAM } from './vocabulary.ts'

/** WR-40, WR-45, WR-46: back to a full hand, with a new deck from the discards when one is needed. */
export function refill(g: G, seat: number): void {
  const { deck, discards, seats } = g.state
  const { hand } = seats[seat]
  const full = abilityOf(g, seat).hand
  while (sizeOf(hand) < full) {
    if (sizeOf(deck) === 0) {
      if (sizeOf(discards) === 0) return
      g.tell('deckShuffled', sizeOf(discards))
      pour(discards, deck)
    }
    const card = draw(deck, g.chance, STREAM.contracts)
    put(hand, card)
    g.tell('contractDrawn', seat, card)
  }
}

/** WR-41: in the order of the first purchase there. */
function replenish(g: G): void {
  const { bought } = g.state
  for (let i = 0; i < bought.length; i++) closeGaps(g, bought[i])
  // One by one: setting the length would give away its room, and search would make it anew for every purchase.
  while (bought.length > 0) bought.pop()
}

function closeGaps(g: G, port: number): void {
  const { bag, ports } = g.state
  const spaces = ports[port]
  let next = 0
  let slid = false
  for (let space = 0; space < spaces.length; space++) {
    const tile = spaces[space]
    if (tile === NONE) continue
    if (space !== next) {
      spaces[next] = tile
      spaces[space] = NONE
      slid = true
    }
    next++
  }
  if (slid) g.tell('gapsClosed', port)
  // WR-44: the Sun Port is never refilled
  if (port === SUN) return
  for (; next < spaces.length && sizeOf(bag) > 0; next++) {
    spaces[next] = draw(bag, g.chance, STREAM.tiles)
    g.tell('tileDrawn', port, next, spaces[next])
    if (sizeOf(bag) === 0) g.tell('bagEmptied')
  }
}

export const endTurn = run<RiderTypes>({ seat: SEAT }, (g, seat) => {
  refill(g, seat)
  replenish(g)
  const next = leftOf(g, seat)
  if (next === g.state.starter && g.state.round === MOST_ROUNDS) endGame(g, ENDING.lastRound)
  else g.push(STEP.beginTurn, next)
})
