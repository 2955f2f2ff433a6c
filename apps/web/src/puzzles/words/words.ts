import { use } from 'react'
import { loadedOnce } from '../../learn/once.ts'
import { useSpeech } from '../../words/language.ts'
import type { PuzzleWords } from './puzzle-words.ts'

const puzzleWords = loadedOnce<PuzzleWords>({
  en: async () => (await import('./en.ts')).words,
  de: async () => (await import('./de.ts')).words,
})

/** It waits for the words. */
export function usePuzzleWords(): PuzzleWords {
  return use(puzzleWords(useSpeech().language))
}
