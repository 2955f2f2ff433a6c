import type { Plan } from '@gam/kernel'
import type { CardTypes } from '../state.ts'
import { prospectOf } from './goods.ts'

/** Sells as soon as it can, whoever gains by it, and plays what brings the next sale nearest. */
export const seller: Plan<CardTypes> = {
  like(g, code) {
    const { storm, short, worth, mine } = prospectOf(g, code)
    if (storm) return -20
    return short === 0 ? 100 + worth * (mine + 1) : worth / 10 - short
  },
}
