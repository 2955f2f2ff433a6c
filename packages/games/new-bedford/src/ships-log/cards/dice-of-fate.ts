import { WINDOW } from '../../vocabulary.ts'
import type { LogCard } from '../card.ts'
import { DICE_OF_FATE } from '../deck.ts'
import { isActing, isUsed } from '../shelf.ts'

/** SL-45: in force until clean-up (bonus.ts); a point only if played (SL-89). */
export const diceOfFate: LogCard = {
  windows: [WINDOW.round],
  lasts: true,
  strikes: () => true,
  points: (state) => (isActing(state, DICE_OF_FATE) || isUsed(state, DICE_OF_FATE) ? 1 : 0),
}
