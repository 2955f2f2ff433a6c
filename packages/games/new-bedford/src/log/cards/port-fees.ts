import type { LogCard } from '../card.ts'
import { PORT_FEES } from '../deck.ts'
import { setActing } from '../shelf.ts'

/** SL-42: in force for the rest of the game (log/port-fees.ts). */
export const portFees: LogCard = { selected: (g, seat) => setActing(g.state, PORT_FEES, seat) }
