import { choice, remove } from '@gam/kernel'
import { LAY, RIGHT, SEAT } from '../../pieces.ts'
import type { NewBedford } from '../../state.ts'
import { STEP } from '../../step-ids.ts'
import { VERB } from '../../vocabulary.ts'
import type { LogCard } from '../card.ts'

const MOST = 2

/** SL-21, SL-83 */
export const beachedWhale: LogCard = { selected: (g, seat) => g.push(STEP.beachWhales, seat) }

/** At least one if it can be had; they land at once. */
export const beachWhales = choice<NewBedford>(
  { seat: SEAT },
  {
    player: (_, seat) => seat,
    offer(g, menu, seat) {
      const { money } = g.state.seats[seat]
      for (let whales = 1; whales <= MOST && whales <= g.state.ocean[RIGHT]; whales++) {
        const code = VERB.beach.of(whales)
        if (money >= whales * LAY[RIGHT]) menu.offer(code)
        else menu.refuse(code, 'moneyShort', whales * LAY[RIGHT], money)
      }
    },
    take(g, code, seat) {
      const whales = VERB.beach.first(code)
      const me = g.state.seats[seat]
      for (let i = 0; i < whales; i++) remove(g.state.ocean, RIGHT)
      me.whales[RIGHT] += whales
      me.money -= whales * LAY[RIGHT]
      g.tell('whalesBeached', seat, whales, whales * LAY[RIGHT])
    },
    otherwise: () => undefined,
  },
)
