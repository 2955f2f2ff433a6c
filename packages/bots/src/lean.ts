import type { Game, Judgement, Play } from '@gam/kernel'
import { PlayedHabits } from './learnt/habits.ts'

/** Fills in how much a sensible player leans to each option of the menu that is not known: a weight above 0, in its order. */
export type Lean = (play: Play, weights: number[], known: readonly number[]) => void

/** The leanings of a game that has any, and the habits that were learnt; otherwise one option is as good as another. */
export function leanOf(judgement: Judgement, game: Pick<Game, 'shape' | 'actions'>, seats: number): Lean {
  const plain: Lean = judgement.lean
    ? (play, weights, known) => judgement.lean?.(play, weights, known)
    : evenly
  const habits = PlayedHabits.of(judgement, game, seats)
  if (habits === null) return plain
  return (play, weights, known) => {
    plain(play, weights, known)
    habits.weigh(play, weights, known)
  }
}

/** The same, but that this part of it goes to all options alike. */
export function naively(lean: Lean, part: number): Lean {
  return (play, weights, known) => {
    lean(play, weights, known)
    const { count } = play.menu
    let sum = 0
    let asked = 0
    for (let i = 0; i < count; i++) {
      if (known[i]) continue
      sum += weights[i]
      asked++
    }
    for (let i = 0; i < count; i++) if (!known[i]) weights[i] = (1 - part) * weights[i] + (part * sum) / asked
  }
}

function evenly(play: Play, weights: number[]): void {
  for (let i = 0; i < play.menu.count; i++) weights[i] = 1
}
