import type { Judgement } from '@gam/kernel'

/** Luck leaves little to thinking: clear play of any length spans some 120 Elo, so the lower levels are made by haze, and beyond 1,000 iterations nothing is gained. */
export const levels: NonNullable<Judgement['levels']> = {
  novice: { iterations: 8, haze: 0.08 },
  easy: { iterations: 8, haze: 0.025 },
  normal: { iterations: 8, haze: 0 },
  hard: { iterations: 32, haze: 0 },
  expert: { iterations: 1_000, haze: 0 },
}
