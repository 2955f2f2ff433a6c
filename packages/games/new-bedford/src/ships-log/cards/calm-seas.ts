import type { LogCard } from '../card.ts'

/** SL-27: answers omens (log/calm-seas.ts, log/struck.ts). */
export const calmSeas: LogCard = {}
