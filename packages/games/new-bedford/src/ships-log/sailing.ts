import type { Menu } from '@gam/kernel'
import { FARTHEST, SHORE } from '../pieces.ts'
import type { G } from '../state.ts'
import { reach } from '../track.ts'
import { VERB } from '../vocabulary.ts'

/** WW-15: in the last returns all ships are on their way home: no card moves, launches or loads one. */
export function isNothingToSail({ state, facts }: G): boolean {
  return state.lastReturns && facts.amended.castawayActsFirst
}

/** A card that moves or loads ships: what it asks, or nothing in the last returns. */
export function sailBy(g: G, seat: number, card: number, step: number): void {
  if (isNothingToSail(g)) g.tell('cardIdle', seat, card)
  else g.push(step, seat)
}

/** SL-77: the spaces farther out that a ship can be named to sail to. */
export function offerSailing(g: G, menu: Menu, seat: number, ship: number, most: number): void {
  const one = g.state.seats[seat].ships[ship]
  for (let to = one.at + 1; to <= one.at + most && to <= FARTHEST; to++) {
    const code = VERB.sail.of(ship, to - SHORE)
    if (reach(g.state, one, to - one.at) === to) menu.offer(code)
    else menu.refuse(code, 'spaceFull', to - SHORE)
  }
}
