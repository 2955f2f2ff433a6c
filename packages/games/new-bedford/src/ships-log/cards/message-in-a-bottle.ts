import type { LogCard } from '../card.ts'
import { pointsForPages } from '../pages.ts'

/** SL-35 */
export const messageInABottle: LogCard = { points: (state, _, seat) => pointsForPages(state, seat) }
