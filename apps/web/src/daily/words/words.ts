import { use } from 'react'
import { loadedOnce } from '../../learn/once.ts'
import { useSpeech } from '../../words/language.ts'
import type { DailyWords } from './daily-words.ts'

const dailyWords = loadedOnce<DailyWords>({
  en: async () => (await import('./en.ts')).words,
  de: async () => (await import('./de.ts')).words,
})

/** It waits for the words. */
export function useDailyWords(): DailyWords {
  return use(dailyWords(useSpeech().language))
}
