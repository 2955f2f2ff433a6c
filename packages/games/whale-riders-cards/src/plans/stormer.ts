import type { Plan } from '@gam/kernel'
import type { CardTypes } from '../state.ts'
import { prospectOf } from './goods.ts'

/** Blows away what the others have laid; what it lays itself is cheap, until a sale is its own. */
export const stormer: Plan<CardTypes> = {
  like(g, code) {
    const { storm, short, worth, mine, theirs } = prospectOf(g, code)
    if (storm) return 10 * worth * (theirs - mine)
    if (short === 0) return 50 + worth * (mine + 1 - theirs)
    return mine - worth / 10
  },
}
