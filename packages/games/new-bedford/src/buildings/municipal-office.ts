import { ownedBy } from '../owners.ts'
import type { Building } from '../space.ts'

/** NB-49, NB-87: a point for each full pair of buildings, itself included. */
export const municipalOffice: Building = {
  cost: [0, 4, 4, 0],
  secondCost: [4, 0, 4, 0],
  space: null,
  points: (state, _, seat) => Math.trunc(ownedBy(state, seat) / 2),
}
