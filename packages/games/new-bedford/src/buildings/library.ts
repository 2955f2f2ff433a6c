import { BAR, OPEN } from '../bars.ts'
import { isForLibrary } from '../log/shelf.ts'
import type { Building } from '../space.ts'
import { STEP } from '../vocabulary.ts'

/** SL-07 */
export const library: Building = {
  cost: [1, 1, 0, 0],
  space: {
    bar(g) {
      for (let card = 0; card < g.state.log.length; card++) if (isForLibrary(g.state, card)) return OPEN
      return BAR.noCardLeft
    },
    act: (g, seat) => g.push(STEP.library, seat),
  },
}
