import type { Theme } from '@gam/kernel'

/** Ways to play that are worth a day: each has its turn in the daily challenge. */
export const themes: readonly Theme[] = [
  { seats: 3 },
  { seats: 4, options: { advanced: true } },
  { seats: 2, options: { advanced: true } },
  { seats: 5 },
  { seats: 3, options: { advanced: true, match: 'three' } },
]
