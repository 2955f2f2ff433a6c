import { choice } from '@gam/kernel'
import { SEAT, SHIPS, SHORE } from '../../pieces.ts'
import type { NewBedford } from '../../state.ts'
import { isAtSea, moveOne, reach } from '../../track.ts'
import { STEP, VERB } from '../../vocabulary.ts'
import type { LogCard } from '../card.ts'

/** SL-33, SL-84 */
export const gamCard: LogCard = { selected: (g, seat) => g.push(STEP.gam, seat) }

/** One own ship sails to the other; not onto a full space. */
export const gam = choice<NewBedford>(
  { seat: SEAT },
  {
    player: (_, seat) => seat,
    offer(g, menu, seat) {
      const { ships } = g.state.seats[seat]
      const [one, two] = ships
      if (!isAtSea(one) || !isAtSea(two) || one.at === two.at) return
      for (let ship = 0; ship < SHIPS.size; ship++) {
        const to = ships[1 - ship].at
        const code = VERB.sail.of(ship, to - SHORE)
        if (reach(g.state, ships[ship], to - ships[ship].at) === to) menu.offer(code)
        else menu.refuse(code, 'spaceFull', to - SHORE)
      }
    },
    take(g, code, seat) {
      const ship = VERB.sail.first(code)
      moveOne(g, seat, ship, SHORE + VERB.sail.second(code) - g.state.seats[seat].ships[ship].at, false)
    },
    otherwise: () => undefined,
  },
)
