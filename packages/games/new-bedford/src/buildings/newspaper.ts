import { pointsForPages } from '../log/pages.ts'
import type { Building } from '../space.ts'

/** SL-09 */
export const newspaper: Building = {
  cost: [2, 2, 0, 0],
  space: null,
  points: (state, _, seat) => pointsForPages(state, seat),
}
