import { use } from 'react'
import { useSpeech } from '../../../words/language.ts'
import type { AccountWords } from './en.ts'

/** A language is a file in this folder; each is loaded when somebody opens their account in it. */
const LOADERS: { readonly [code: string]: () => Promise<AccountWords> } = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
}

const kept = new Map<string, Promise<AccountWords>>()

function wordsIn(language: string): Promise<AccountWords> {
  const words = kept.get(language) ?? (LOADERS[language] ?? LOADERS.en)()
  kept.set(language, words)
  return words
}

export function useAccountWords(): AccountWords {
  return use(wordsIn(useSpeech().language))
}
