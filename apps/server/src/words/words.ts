import type { InLanguages } from '@gam/kernel'
import { de } from './de/index.ts'
import { en } from './en/index.ts'
import { fr } from './fr/index.ts'
import type { ServerLanguage } from './server-language.ts'

export const words: InLanguages<ServerLanguage> = { en, de, fr }
