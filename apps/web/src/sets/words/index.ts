import { use } from 'react'
import { loadedOnce } from '../../learn/once.ts'
import { useSpeech } from '../../words/language.ts'
import type { BoxWords, SetWords } from './set-words.ts'

export interface AllSetWords {
  readonly set: SetWords
  readonly boxes: { readonly [game: string]: BoxWords }
}

const setWords = loadedOnce<AllSetWords>({
  en: async () => {
    const [{ words: set }, { boxes }] = await Promise.all([import('./en.ts'), import('./boxes-en.ts')])
    return { set, boxes }
  },
  de: async () => {
    const [{ words: set }, { boxes }] = await Promise.all([import('./de.ts'), import('./boxes-de.ts')])
    return { set, boxes }
  },
})

/** For parts that are loaded on demand: it waits for the words. */
export function useSetWords(): AllSetWords {
  return use(setWords(useSpeech().language))
}
