import type { Judgement } from '@gam/kernel'

/** Luck leaves little to thinking: clear play of any length spans less than 100 Elo, so the lower levels are made by haze. */
export const levels: NonNullable<Judgement['levels']> = {
  novice: { iterations: 24, haze: 0.15 },
  easy: { iterations: 24, haze: 0.03 },
  normal: { iterations: 24, haze: 0 },
  hard: { iterations: 300, haze: 0 },
  expert: { iterations: 20_000, haze: 0 },
}
