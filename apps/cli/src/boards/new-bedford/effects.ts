import { SPACES, wordsOf } from '@gam/new-bedford'
import type { SeenTown } from './seen.ts'
import { words } from './words.ts'

/** Without the bonus. */
export function plainEffect(space: number): string {
  return wordsOf(words().pieces, SPACES.value(space)).terminal.line
}

export function bonusOf(space: number): string {
  const { terminal } = wordsOf(words().pieces, SPACES.value(space))
  return 'bonus' in terminal ? terminal.bonus : ''
}

export function effectOf({ facts }: SeenTown, building: string): string {
  const { line, second } = wordsOf(words().pieces, building).terminal
  return (facts.secondPrinting && second) || line
}

export function shortEffect(building: string): string {
  const { line, short } = wordsOf(words().pieces, building).terminal
  return short ?? line
}
