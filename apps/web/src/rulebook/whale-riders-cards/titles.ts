import type { CardWords } from '../../games/whale-riders-cards/words/card-words.ts'
import type { SectionWords } from '../book.ts'
import { ANIMALS } from './plan.ts'

/** A section about a port is called as the port is. */
export function titlesOf(words: CardWords): { readonly [section: string]: SectionWords } {
  return Object.fromEntries(ANIMALS.map((animal) => [`port-${animal}`, { title: words.portNames[animal] }]))
}
