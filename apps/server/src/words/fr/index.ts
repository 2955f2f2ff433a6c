import type { ServerLanguage } from '../server-language.ts'
import { recovery } from './recovery.ts'
import { wake } from './wake.ts'

export const fr: ServerLanguage = { wake, recovery }
