import type { ServerLanguage } from '../server-language.ts'
import { recovery } from './recovery.ts'
import { wake } from './wake.ts'

export const en: ServerLanguage = { wake, recovery }
