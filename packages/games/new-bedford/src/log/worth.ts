import { AMBERGRIS, CASTAWAY, LAST_ROUND, RETURN, SHIPS } from '../pieces.ts'
import type { Facts, State } from '../state.ts'
import { CARDS, PORT_FEES } from './deck.ts'
import { logPoints } from './points.ts'
import { holderOf, isActing, isReady } from './shelf.ts'

// What the cards and tokens of the expansions are worth to who has them, in points. Rough: bots search on.

/** What a card still to be used may bring, with time enough left. */
const WAITING: { readonly [K in (typeof CARDS.names)[number]]?: number } = {
  coffin: 1.4,
  'calm seas': 0.8,
  rats: 0.7,
  'mast-head': 0.4,
  'refinery fire': 0.6,
  'dice of fate': 1.3,
  'stove boat': 0.8,
  'burned oil': 0.5,
  sharks: 0.5,
  'ice sheet': 0.7,
  reef: 0.5,
  'sea ice': 0.5,
  typhoon: 0.4,
  'wreck of the essex': 0.7,
}
const WORTH: readonly number[] = CARDS.names.map((name) => WAITING[name] ?? 0)
/** Rounds in which a card finds its moment. */
const TIME_ENOUGH = 3

/** Points of the $8, and of one placement more, when the ship is home. */
const AMBERGRIS_ABOARD = 1.6
const CASTAWAY_ABOARD = 1.1
/** A dollar from each ship that returns: about one in two rounds for every other seat. */
const FEES_A_ROUND = 0.1

/** Points that the log counts now, and what pages and tokens aboard may still bring; exact when the game is over. */
export function worthOfLog(state: State, facts: Facts, seat: number): number {
  if (!facts.log && facts.tokens[AMBERGRIS] + facts.tokens[CASTAWAY] === 0) return 0
  const counted = facts.log ? logPoints(state, facts, seat) : 0
  return state.agenda.length === 0 ? counted : counted + aboard(state, seat) + cards(state, facts, seat)
}

function aboard({ seats }: State, seat: number): number {
  const { ships } = seats[seat]
  let worth = 0
  for (let ship = 0; ship < SHIPS.size; ship++) {
    if (ships[ship].at < RETURN) continue
    const { whales } = ships[ship]
    worth += whales[AMBERGRIS] * AMBERGRIS_ABOARD + whales[CASTAWAY] * CASTAWAY_ABOARD
  }
  return worth
}

function cards(state: State, facts: Facts, seat: number): number {
  if (!facts.log) return 0
  const rounds = LAST_ROUND - state.round
  const time = Math.min(1, (rounds + 1) / TIME_ENOUGH)
  let worth = 0
  for (let card = 0; card < WORTH.length; card++)
    if (WORTH[card] > 0 && isReady(state, card, seat)) worth += WORTH[card] * time
  if (isActing(state, PORT_FEES) && holderOf(state, PORT_FEES) === seat)
    worth += FEES_A_ROUND * rounds * (state.seats.length - 1)
  return worth
}
