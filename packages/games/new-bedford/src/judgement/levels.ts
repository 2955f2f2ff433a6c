import type { Judgement } from '@gam/kernel'

/**
 * About 150 Elo from each to the next: docs/bots.md has what was measured. Between 900 and 1,000 iterations a search becomes
 * stronger by a leap, as what it finds out comes to count for more than habits: `hard` stands on the middle of it.
 */
export const levels: NonNullable<Judgement['levels']> = {
  novice: { iterations: 100, haze: 0.045 },
  easy: { iterations: 100, haze: 0.006 },
  normal: { iterations: 500, haze: 0 },
  hard: { iterations: 950, haze: 0 },
  expert: { iterations: 10_000, haze: 0 },
}
