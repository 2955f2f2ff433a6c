import type { Theme } from '@gam/kernel'

/** Ways to play that are worth a day: each has its turn in the daily challenge. */
export const themes: readonly Theme[] = [
  { seats: 2 },
  { seats: 1, options: { captains: ['starbuck'] } },
  { seats: 2, options: { whiteWhale: true } },
  { seats: 3 },
  { seats: 1, options: { captains: ['ahab', 'flask'] } },
  { seats: 2, options: { shipsLog: true } },
]
