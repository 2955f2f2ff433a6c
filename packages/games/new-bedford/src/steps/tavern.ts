import { choice } from '@gam/kernel'
import { tavernPays } from '../buildings/tavern.ts'
import { removeSeasFrom } from '../ocean.ts'
import { EMPTY_SEA, SEAT } from '../pieces.ts'
import type { NewBedford } from '../state.ts'
import { takeMoney } from '../supply.ts'
import { VERB } from '../vocabulary.ts'

/** NB-35, NB-57 */
export const removeSeas = choice<NewBedford>(
  { seat: SEAT },
  {
    player: (_, seat) => seat,
    offer(g, menu) {
      for (let seas = 1; seas <= 2; seas++) {
        const code = VERB.removeSeas.of(seas)
        if (g.state.out[EMPTY_SEA] >= seas) menu.offer(code)
        else menu.refuse(code, 'oneSeaOnly')
      }
    },
    take(g, code, seat) {
      const seas = VERB.removeSeas.first(code)
      removeSeasFrom(g, seat, seas)
      takeMoney(g, seat, tavernPays(seas))
    },
  },
)
