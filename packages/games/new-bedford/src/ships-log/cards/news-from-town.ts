import { choice } from '@gam/kernel'
import { canPay, missing } from '../../cost.ts'
import { SEAT } from '../../pieces.ts'
import type { NewBedford } from '../../state.ts'
import { STEP } from '../../step-ids.ts'
import { buildAtCost } from '../../steps/building.ts'
import { BUILDING_LIST, BUILDINGS } from '../../town.ts'
import { VERB } from '../../vocabulary.ts'
import type { LogCard } from '../card.ts'

/** SL-25, SL-85 */
export const newsFromTownCard: LogCard = { selected: (g, seat) => g.push(STEP.newsFromTown, seat) }

/** An action building at its normal cost, or none. */
export const newsFromTown = choice<NewBedford>(
  { seat: SEAT },
  {
    player: (_, seat) => seat,
    offer(g, menu, seat) {
      const { state, facts } = g
      const me = state.seats[seat]
      for (let building = 0; building < BUILDINGS.size; building++) {
        if (!facts.inPlay[building] || state.owners[building] >= 0) continue
        const code = VERB.build.of(building)
        if (BUILDING_LIST[building].space === null) menu.refuse(code, 'bonusBuilding', building)
        else if (canPay(me, facts.costs[building], 0)) menu.offer(code)
        else {
          const [wood, food, brick, money] = missing(me, facts.costs[building])
          menu.refuse(code, 'costShort', wood, food, brick, money)
        }
      }
      if (menu.count > 0) menu.offer(VERB.pass.of())
    },
    take(g, code, seat) {
      if (!VERB.pass.is(code)) buildAtCost(g, seat, VERB.build.first(code))
    },
    otherwise: () => undefined,
  },
)
