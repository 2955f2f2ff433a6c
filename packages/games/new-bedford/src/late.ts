import type { G } from './state.ts'
import { INN, TURNERS_MILL } from './town.ts'

/** NB-76, WW-22: a late worker cannot choose the Inn, nor repeat it at Turner's Mill. */
export function isLateAtInn(g: G, space: number): boolean {
  return space === INN || (space === TURNERS_MILL && g.state.lastOrder === INN)
}
