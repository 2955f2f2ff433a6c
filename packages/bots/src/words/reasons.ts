import type { InLanguages, Sentences } from '@gam/kernel'
import type { COMMON_REASONS } from '../common-reasons.ts'

/** What speaks for a move in any game, in every language. */
export const commonReasons: InLanguages<() => Promise<Sentences<typeof COMMON_REASONS>>> = {
  en: async () => (await import('./en/reasons.ts')).reasons,
  de: async () => (await import('./de/reasons.ts')).reasons,
  fr: async () => (await import('./fr/reasons.ts')).reasons,
}
