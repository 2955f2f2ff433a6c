import type { Plan } from '@gam/kernel'
import type { CardTypes } from '../state.ts'
import { prospectOf } from './goods.ts'

/** One good at a time, the one it has most of on the table and in hand; sells it only with the larger share. */
export const collector: Plan<CardTypes> = {
  like(g, code) {
    const { storm, short, worth, mine, theirs, held } = prospectOf(g, code)
    if (storm) return theirs > mine ? 1 : -10
    const lead = mine + 1 - theirs
    if (short === 0) return lead > 0 ? 100 + worth * lead : -20
    return worth * (mine + held) * 0.2 + (short === 1 ? lead : 0)
  },
}
