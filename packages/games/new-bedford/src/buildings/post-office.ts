import { BAR, OPEN } from '../bars.ts'
import { POST_OFFICE } from '../pieces.ts'
import type { Building } from '../space.ts'

/** NB-46: what it pays its owner in every end of round. */
export const POST_OFFICE_PAYS = 2

export const postOffice: Building = {
  cost: [2, 0, 1, 0],
  space: {
    bar: (g, seat) => (g.state.owners[POST_OFFICE] === seat ? BAR.ownPostOffice : OPEN),
    act(g, seat) {
      g.state.owners[POST_OFFICE] = seat
      g.tell('postOfficeMoved', seat)
    },
  },
}
