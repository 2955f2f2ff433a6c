import { takeAll } from '../../supply.ts'
import type { LogCard } from '../card.ts'

/** SL-20 */
export const desertIsle: LogCard = { selected: (g, seat) => takeAll(g, seat, 3, 3, 0) }
