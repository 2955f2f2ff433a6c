import { createContext, use } from 'react'
import { en, type RulebookWords } from './words/en.ts'

/** What every part of an open book needs to know. */
interface Reader {
  readonly words: RulebookWords
  /** The words that are being looked for, marked wherever they stand. */
  readonly terms: readonly string[]
  /** The rule or section that was asked for. */
  readonly lit: string | null
  /** Goes to a rule or section; null: by its address, as a page does. */
  readonly follow: ((anchor: string) => void) | null
}

export const ReaderContext = createContext<Reader>({ words: en, terms: [], lit: null, follow: null })

export function useReader(): Reader {
  return use(ReaderContext)
}
