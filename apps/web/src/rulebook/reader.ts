import { createContext, useContext } from 'preact/compat'
import type { RulebookWords } from '../words/en/rulebook.ts'

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

export const ReaderContext = createContext<Reader | null>(null)

export function useReader(): Reader {
  const reader = useContext(ReaderContext)
  if (reader === null) throw new Error('no book is open here')
  return reader
}
