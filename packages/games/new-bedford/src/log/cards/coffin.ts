import type { LogCard } from '../card.ts'

/** SL-22: waits for the end of round 12 (steps/ending.ts). */
export const coffin: LogCard = {}
