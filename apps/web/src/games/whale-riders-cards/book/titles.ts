import type { SectionWords } from '@gam/kernel'
import type { CardWords } from '@gam/whale-riders-cards/words/table-words'
import { ANIMALS } from './plan.ts'

/** A section about a port is called as the port is. */
export function titlesOf(words: CardWords): { readonly [section: string]: SectionWords } {
  return Object.fromEntries(ANIMALS.map((animal) => [`port-${animal}`, { title: words.portNames[animal] }]))
}
