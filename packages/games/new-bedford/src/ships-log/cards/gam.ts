import { choice } from '@gam/kernel'
import { SEAT, SHIPS, SHORE } from '../../pieces.ts'
import type { NewBedford } from '../../state.ts'
import { STEP } from '../../step-ids.ts'
import { isAtSea, moveOne, reach } from '../../track.ts'
import { VERB } from '../../vocabulary.ts'
import type { LogCard } from '../card.ts'
import { GAM } from '../deck.ts'
import { sailBy } from '../sailing.ts'

/** SL-33, SL-84 */
export const gamCard: LogCard = { selected: (g, seat) => sailBy(g, seat, GAM, STEP.gam) }

/** One own ship sails to the other; where that space is full, as near to it as there is room (SL-62). */
export const gam = choice<NewBedford>(
  { seat: SEAT },
  {
    player: (_, seat) => seat,
    offer(g, menu, seat) {
      const { ships } = g.state.seats[seat]
      const [one, two] = ships
      if (!isAtSea(one) || !isAtSea(two) || one.at === two.at) return
      for (let ship = 0; ship < SHIPS.size; ship++) {
        const { at } = ships[ship]
        const to = ships[1 - ship].at
        const room = reach(g.state, ships[ship], to - at)
        if (g.facts.amended.gamAsFarAsPossible ? room !== at : room === to)
          menu.offer(VERB.sail.of(ship, room - SHORE))
        else menu.refuse(VERB.sail.of(ship, to - SHORE), 'spaceFull', to - SHORE)
      }
    },
    take(g, code, seat) {
      const ship = VERB.sail.first(code)
      moveOne(g, seat, ship, SHORE + VERB.sail.second(code) - g.state.seats[seat].ships[ship].at, false)
    },
    otherwise: () => undefined,
  },
)
