import type { Theme } from '@gam/kernel'

/** Ways to play that are worth a day: each has its turn in the daily challenge. */
export const themes: readonly Theme[] = [
  { seats: 3 },
  { seats: 2, options: { decree: true } },
  { seats: 3, options: { magic: true } },
  { seats: 4, options: { decree: true, magic: true } },
  { seats: 3, options: { decree: true, edition: 'first' } },
]
