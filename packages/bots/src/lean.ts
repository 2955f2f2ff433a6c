import type { Judgement, Play } from '@gam/kernel'

/** Fills in how much a sensible player leans to each option of the menu that is not known: a weight above 0, in its order. */
export type Lean = (play: Play, weights: number[], known: readonly number[]) => void

/** The leanings of a game that has any; otherwise one option is as good as another. */
export function leanOf(judgement: Judgement): Lean {
  return judgement.lean ? (play, weights, known) => judgement.lean?.(play, weights, known) : evenly
}

function evenly(play: Play, weights: number[]): void {
  for (let i = 0; i < play.menu.count; i++) weights[i] = 1
}
