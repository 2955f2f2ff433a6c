import { HEADING } from '../captains/headings.ts'
import { ownedBy } from '../owners.ts'
import { DOCK, HOME, SHIPS, SHORE } from '../pieces.ts'
import { whalePoints, whalesIn } from '../whales.ts'
import type { Scratch } from './scratch.ts'

// What a Captain may expect: his helm tells how often he builds and sails, his board how much of it counts.

/** Points of a victory building, those gone early included. */
const VICTORY = 3.5
/** How often a heading is found to fit. */
const FITS = 0.85
/** Points of a whale that he takes: always the best. */
const WHALE = 1.5

export function captainsProspects(scratch: Scratch, seat: number): number {
  const { state, facts, clock, holdings } = scratch
  const { richness, toCome } = scratch.catch
  const board = facts.boards[seat - facts.people]
  const me = state.seats[seat]
  const mine = holdings[seat]
  let builds = 0
  let victories = 0
  let sails = 0
  for (let i = 0; i < board.late.length; i++) {
    const heading = (state.round <= board.changesAfter ? board.early : board.late)[i]
    if (heading === HEADING.victory) victories++
    else if (heading === HEADING.building) builds++
    else if (heading >= HEADING.prepare && heading <= HEADING.prepareAndLaunch) sails++
  }
  const turns = (mine.placements * FITS) / board.late.length
  const room = Math.max(0, board.mostBuildings - ownedBy(state, seat))
  const wanted = turns * (builds + victories)
  const built = Math.min(room, wanted)
  let worth = built === 0 ? 0 : (built * (builds + victories * VICTORY)) / (builds + victories)

  let taken = whalesIn(me.whales)
  let aboard = 0
  let coming = 0
  let sailing = turns * sails
  for (let i = 0; i < SHIPS.size; i++) {
    const at = mine.at[i]
    taken += whalesIn(me.ships[i].whales)
    aboard += whalePoints(me.ships[i].whales)
    coming += toCome[seat * SHIPS.size + i]
    if (at === DOCK) sailing += 1
    else if (at !== HOME) sailing -= (at - SHORE) / 4
  }
  // Two turns make a voyage.
  const voyages = Math.max(0, Math.min(sailing / 2, (SHIPS.size * clock.rounds) / (board.reach + 2)))
  coming += voyages * board.reach * richness * 0.8
  worth += aboard + Math.min(coming, Math.max(0, board.mostWhales - taken) * WHALE)
  return worth
}
