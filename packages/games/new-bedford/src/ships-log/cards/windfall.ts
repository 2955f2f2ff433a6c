import { choice } from '@gam/kernel'
import { SEAT } from '../../pieces.ts'
import type { NewBedford } from '../../state.ts'
import { STEP } from '../../step-ids.ts'
import { takeMoney } from '../../supply.ts'
import { VERB } from '../../vocabulary.ts'
import type { LogCard } from '../card.ts'

const LEAST = 4
const MOST = 8

/** SL-23 */
export const windfallCard: LogCard = { selected: (g, seat) => g.push(STEP.windfall, seat) }

/** What is above four dollars every other person takes too; Captains take nothing (SL-87). */
export const windfall = choice<NewBedford>(
  { seat: SEAT },
  {
    player: (_, seat) => seat,
    offer(_, menu) {
      for (let money = LEAST; money <= MOST; money++) menu.offer(VERB.claim.of(money))
    },
    take(g, code, seat) {
      const money = VERB.claim.first(code)
      takeMoney(g, seat, money)
      for (let other = 0; other < g.facts.people; other++)
        if (other !== seat) takeMoney(g, other, money - LEAST)
    },
  },
)
