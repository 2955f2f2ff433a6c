import { VERB } from '../../vocabulary.ts'
import type { LogCard } from '../card.ts'
import { PORT_FEES } from '../deck.ts'
import { portFee } from '../port-fees.ts'
import { setActing } from '../shelf.ts'

/** SL-42: in force for the rest of the game (log/port-fees.ts). */
export const portFees: LogCard = {
  selected: (g, seat) => setActing(g.state, PORT_FEES, seat),
  // SL-27: Calm Seas may answer; what is paid is paid with the lays.
  blow: {
    offer(g, menu, seat) {
      if (g.state.seats[seat].money >= portFee(g, seat) && portFee(g, seat) > 0) menu.offer(VERB.pay.of())
    },
    suffer: () => undefined,
  },
}
