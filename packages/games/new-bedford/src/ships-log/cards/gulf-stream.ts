import { choice } from '@gam/kernel'
import { FARTHEST, SEAT, SHIPS, SHORE } from '../../pieces.ts'
import type { NewBedford } from '../../state.ts'
import { STEP } from '../../step-ids.ts'
import { isAtSea, moveOne } from '../../track.ts'
import { MOVED, VERB } from '../../vocabulary.ts'
import type { LogCard } from '../card.ts'
import { GULF_STREAM } from '../deck.ts'
import { offerSailing, sailBy } from '../sailing.ts'

const SPACES_OUT = 2

/** SL-28, SL-77: both ships, in the owner's order, to 1st place. */
export const gulfStreamCard: LogCard = {
  selected: (g, seat) => sailBy(g, seat, GULF_STREAM, STEP.gulfStream),
}

export const gulfStream = choice<NewBedford>(
  { seat: SEAT, moved: MOVED },
  {
    player: (_, seat) => seat,
    offer(g, menu, seat, moved) {
      const { ships } = g.state.seats[seat]
      for (let ship = 0; ship < SHIPS.size; ship++)
        if (!(moved & (1 << ship)) && isAtSea(ships[ship]) && ships[ship].at < FARTHEST)
          offerSailing(g, menu, seat, ship, SPACES_OUT)
      if (menu.count > 0) menu.offer(VERB.pass.of())
    },
    take(g, code, seat, moved) {
      if (VERB.pass.is(code)) return
      const ship = VERB.sail.first(code)
      const by = SHORE + VERB.sail.second(code) - g.state.seats[seat].ships[ship].at
      moveOne(g, seat, ship, by, true)
      g.push(STEP.gulfStream, seat, moved | (1 << ship))
    },
    otherwise: () => undefined,
  },
)
