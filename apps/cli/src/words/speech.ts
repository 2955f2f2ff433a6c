import { isLanguage, LANGUAGE_NAMES, LANGUAGES, type Language } from '@gam/kernel'
import { mistake } from '../fault.ts'

let language: Language = 'en'
const parts: (() => Promise<void>)[] = []

/** Words in the language that is spoken: English, until another is chosen. */
export async function spoken<W>(load: (language: Language) => Promise<W>): Promise<() => W> {
  let words = await load(language)
  parts.push(async () => {
    words = await load(language)
  })
  return () => words
}

/** A terminal speaks one language at a time. */
export async function speak(chosen: Language): Promise<void> {
  if (language === chosen) return
  language = chosen
  await Promise.all(parts.map((change) => change()))
}

/** The language that somebody names, or that their machine speaks, or English. */
export function languageOf(named: string | undefined, env = process.env): Language {
  if (named !== undefined) {
    if (isLanguage(named)) return named
    const known = LANGUAGES.map((code) => `${code} (${LANGUAGE_NAMES[code]})`).join(', ')
    throw mistake(`--language ${named}: there are ${known}.`)
  }
  const spokenHere = (env.LC_ALL || env.LC_MESSAGES || env.LANG || '').slice(0, 2)
  return isLanguage(spokenHere) ? spokenHere : 'en'
}
