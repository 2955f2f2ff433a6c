export { lesson } from './lesson.ts'

export const languages = {
  en: async () => (await import('./en.ts')).words,
  de: async () => (await import('./de.ts')).words,
}
