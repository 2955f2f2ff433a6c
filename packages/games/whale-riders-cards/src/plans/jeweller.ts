import type { Plan } from '@gam/kernel'
import type { CardTypes } from '../state.ts'
import { prospectOf } from './goods.ts'

/** The dearest good first, bonus cards before plain ones, however long its sale takes. */
export const jeweller: Plan<CardTypes> = {
  like(g, code) {
    const { storm, bonus, short, worth, mine, theirs } = prospectOf(g, code)
    if (storm) return theirs > mine ? worth : -10
    return 10 * worth + (bonus ? 5 : 0) + (short === 0 ? worth * mine : 0)
  },
}
