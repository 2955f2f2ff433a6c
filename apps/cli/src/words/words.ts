import type { InLanguages } from '@gam/kernel'
import type { TerminalWords } from './en/index.ts'
import { spoken } from './speech.ts'

const LANGUAGES: InLanguages<() => Promise<TerminalWords>> = {
  en: () => import('./en/index.ts').then((part) => part.words),
  de: () => import('./de/index.ts').then((part) => part.words),
  fr: () => import('./fr/index.ts').then((part) => part.words),
}

/** What the terminal says in the language that is spoken. */
export const said = await spoken((language) => LANGUAGES[language]())
