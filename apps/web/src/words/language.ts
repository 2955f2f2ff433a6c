import { createContext, use } from 'react'
import { en, type Messages } from './en.ts'

/** A language is a file in this folder, besides this one and English, which is always there. */
const LOADERS: { readonly [code: string]: () => Promise<Messages> } = {
  en: async () => en,
  de: async () => (await import('./de.ts')).de,
}

export const LANGUAGES = Object.keys(LOADERS)

/** What each language calls itself. */
export const LANGUAGE_NAMES: { readonly [code: string]: string } = { en: 'English', de: 'Deutsch' }

export function loadMessages(language: string): Promise<Messages> {
  return (LOADERS[language] ?? LOADERS.en)()
}

export interface Speech {
  readonly language: string
  readonly ui: Messages
}

export const SpeechContext = createContext<Speech>({ language: 'en', ui: en })

export function useSpeech(): Speech {
  return use(SpeechContext)
}

export function useUi(): Messages {
  return use(SpeechContext).ui
}
