import { use } from 'react'
import { useSpeech } from '../../words/language.ts'
import type { RemoteWords } from './en.ts'

/** A language is a file in this folder; each is loaded when somebody plays with people elsewhere in it. */
const LOADERS: { readonly [code: string]: () => Promise<RemoteWords> } = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
}

const kept = new Map<string, Promise<RemoteWords>>()

function wordsIn(language: string): Promise<RemoteWords> {
  const words = kept.get(language) ?? (LOADERS[language] ?? LOADERS.en)()
  kept.set(language, words)
  return words
}

/** What remote play says; whoever asks waits until it is there. */
export function useRemoteWords(): RemoteWords {
  return use(wordsIn(useSpeech().language))
}
