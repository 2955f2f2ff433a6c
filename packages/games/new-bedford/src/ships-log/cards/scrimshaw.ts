import { takeMoney } from '../../supply.ts'
import type { LogCard } from '../card.ts'

const FOR_EACH = 3

/** SL-24, SL-76: nothing before the draw. */
export const scrimshaw: LogCard = {
  selected: (g, seat) => takeMoney(g, seat, FOR_EACH * g.state.seasDrawn),
}
