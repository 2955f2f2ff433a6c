import type { Judgement } from '@gam/kernel'

/**
 * About 150 Elo from each to the next: docs/bots.md has what was measured. Most is gained between 300 and 1,000 iterations:
 * only beyond 150 tries what a search finds out counts for more than habits.
 */
export const levels: NonNullable<Judgement['levels']> = {
  novice: { iterations: 100, haze: 0.04 },
  easy: { iterations: 100, haze: 0 },
  normal: { iterations: 500, haze: 0 },
  hard: { iterations: 900, haze: 0 },
  expert: { iterations: 4000, haze: 0 },
}
