import { RIGHT } from '../pieces.ts'
import type { Building } from '../space.ts'

/** NB-47, NB-87: a point for each full pair of right whales. */
export const countingHouse: Building = {
  cost: [3, 2, 0, 0],
  space: null,
  points: (state, _, seat) => Math.trunc(state.seats[seat].whales[RIGHT] / 2),
}
