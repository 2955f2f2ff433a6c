import { SPERM } from '../../pieces.ts'
import type { LogCard } from '../card.ts'

/** SL-31 */
export const corpusants: LogCard = { points: (state, _, seat) => state.seats[seat].whales[SPERM] }
