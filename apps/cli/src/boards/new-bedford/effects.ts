import { pieces, SPACES, wordsOf } from '@gam/new-bedford'
import type { SeenTown } from './seen.ts'

/** Without the bonus. */
export function plainEffect(space: number): string {
  return wordsOf(pieces, SPACES.value(space)).own.line
}

export function bonusOf(space: number): string {
  const { own } = wordsOf(pieces, SPACES.value(space))
  return 'bonus' in own ? own.bonus : ''
}

export function effectOf({ facts }: SeenTown, building: string): string {
  const { line, second } = wordsOf(pieces, building).own
  return (facts.secondPrinting && second) || line
}

export function shortEffect(building: string): string {
  const { line, short } = wordsOf(pieces, building).own
  return short ?? line
}
