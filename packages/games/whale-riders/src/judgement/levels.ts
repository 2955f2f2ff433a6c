import type { Judgement } from '@gam/kernel'

/** About 150 Elo from each to the next: docs/bots.md has what was measured. Ten times the thinking is about 100 here. */
export const levels: NonNullable<Judgement['levels']> = {
  novice: { iterations: 24, haze: 0.3, naive: 0.22 },
  easy: { iterations: 50, haze: 0.15 },
  normal: { iterations: 50, haze: 0 },
  hard: { iterations: 1000, haze: 0 },
  expert: { iterations: 20_000, haze: 0 },
}
