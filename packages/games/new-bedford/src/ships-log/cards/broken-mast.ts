import { RETURN, SHIPS, WOOD } from '../../pieces.ts'
import { STEP } from '../../step-ids.ts'
import { payGoods } from '../../supply.ts'
import { arrive, isAtSea } from '../../track.ts'
import { VERB } from '../../vocabulary.ts'
import type { LogCard } from '../card.ts'
import { BROKEN_MAST } from '../deck.ts'
import { isNothingToSail } from '../sailing.ts'

const REPAIR = 3

/** SL-54: three wood, or a ship returns at once. */
export const brokenMast: LogCard = {
  selected: (g, seat) => g.push(STEP.struck, seat, BROKEN_MAST),
  blow: {
    offer(g, menu, seat) {
      const me = g.state.seats[seat]
      if (me.wood >= REPAIR) menu.offer(VERB.pay.of())
      for (let ship = 0; ship < SHIPS.size; ship++)
        if (isAtSea(me.ships[ship]) && !isNothingToSail(g)) menu.offer(VERB.drift.of(ship))
    },
    suffer(g, seat, code) {
      if (VERB.pay.is(code)) return payGoods(g, seat, WOOD, REPAIR)
      const ship = VERB.drift.first(code)
      arrive(g.state, g.state.seats[seat].ships[ship], RETURN)
      g.push(STEP.returnShip, seat, ship)
    },
  },
  points: () => 1,
}
