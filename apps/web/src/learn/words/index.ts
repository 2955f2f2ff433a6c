import { use } from 'react'
import { useSpeech } from '../../words/language.ts'
import { loadedOnce } from '../once.ts'
import type { LearnWords } from './learn-words.ts'

const learnWords = loadedOnce<LearnWords>({
  en: async () => (await import('./en.ts')).words,
  de: async () => (await import('./de.ts')).words,
})

/** For parts that are loaded on demand: it waits for the words. */
export function useLearnWords(): LearnWords {
  return use(learnWords(useSpeech().language))
}
