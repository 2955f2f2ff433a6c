import { choice, NONE } from '@gam/kernel'
import { SEAT, SHIPS, SHORE } from '../../pieces.ts'
import { STALL } from '../../stalls.ts'
import type { NewBedford } from '../../state.ts'
import { STEP } from '../../step-ids.ts'
import { moveOne } from '../../track.ts'
import { VERB } from '../../vocabulary.ts'
import type { LogCard } from '../card.ts'
import { TRADE_WINDS } from '../deck.ts'
import { nameOwnShip } from '../name-ship.ts'
import { isNothingToSail, offerSailing } from '../sailing.ts'
import { hasShipAtSea } from '../strike.ts'

const SPACES_OUT = 3

/** SL-30, SL-77: the ship sails out, behind those there; wood and food can be sold. */
export const tradeWindsCard: LogCard = {
  selected(g, seat, ship) {
    if (ship === NONE && hasShipAtSea(g, seat) && !isNothingToSail(g))
      return nameOwnShip(g, seat, TRADE_WINDS)
    g.push(STEP.sell, seat, STALL.winds)
    if (ship !== NONE) g.push(STEP.tradeWinds, seat, ship)
  },
}

export const tradeWinds = choice<NewBedford>(
  { seat: SEAT, ship: SHIPS },
  {
    player: (_, seat) => seat,
    offer(g, menu, seat, ship) {
      offerSailing(g, menu, seat, ship, SPACES_OUT)
      if (menu.count > 0) menu.offer(VERB.pass.of())
    },
    take(g, code, seat, ship) {
      if (VERB.pass.is(code)) return
      moveOne(g, seat, ship, SHORE + VERB.sail.second(code) - g.state.seats[seat].ships[ship].at, false)
    },
    otherwise: () => undefined,
  },
)
