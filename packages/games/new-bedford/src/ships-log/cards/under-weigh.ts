import { choice } from '@gam/kernel'
import { DOCK, HOME, SEAT, SHIPS, WOOD } from '../../pieces.ts'
import { isIn, LAUNCH_BY, PREPARING, refuseAtHome } from '../../shipping.ts'
import type { NewBedford } from '../../state.ts'
import { STEP } from '../../step-ids.ts'
import { launchTo, offerLaunches } from '../../steps/shipping.ts'
import { payGoods } from '../../supply.ts'
import { VERB } from '../../vocabulary.ts'
import type { LogCard } from '../card.ts'
import { UNDER_WEIGH } from '../deck.ts'
import { isNothingToSail } from '../sailing.ts'

/** SL-34, SL-85: first prepare or not, then launch or not. */
export const underWeigh: LogCard = {
  selected(g, seat) {
    if (isNothingToSail(g)) return g.tell('cardIdle', seat, UNDER_WEIGH)
    g.push(STEP.mayLaunch, seat)
    g.push(STEP.mayPrepare, seat)
  },
}

export const mayPrepare = choice<NewBedford>(
  { seat: SEAT },
  {
    player: (_, seat) => seat,
    offer(g, menu, seat) {
      const me = g.state.seats[seat]
      for (let ship = 0; ship < SHIPS.size; ship++) {
        const code = VERB.prepare.of(ship)
        if (!isIn(g.state, seat, ship, HOME)) refuseAtHome(menu, code, g.state, seat, ship)
        else if (me.wood < PREPARING) menu.refuse(code, 'woodShort', PREPARING, me.wood)
        else menu.offer(code)
      }
      if (menu.count > 0) menu.offer(VERB.pass.of())
    },
    take(g, code, seat) {
      if (VERB.pass.is(code)) return
      const ship = VERB.prepare.first(code)
      payGoods(g, seat, WOOD, PREPARING)
      g.state.seats[seat].ships[ship].at = DOCK
      g.tell('shipPrepared', seat, ship)
    },
    otherwise: () => undefined,
  },
)

export const mayLaunch = choice<NewBedford>(
  { seat: SEAT },
  {
    player: (_, seat) => seat,
    offer(g, menu, seat) {
      offerLaunches(g, menu, seat, LAUNCH_BY.cityPier)
      if (menu.count > 0) menu.offer(VERB.pass.of())
    },
    take(g, code, seat) {
      if (!VERB.pass.is(code)) launchTo(g, code, seat, LAUNCH_BY.cityPier)
    },
    otherwise: () => undefined,
  },
)
