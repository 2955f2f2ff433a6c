/** The languages that everything is said in. Registries of words are typed by this list: none can be forgotten. */
export const LANGUAGES = ['en', 'de', 'fr'] as const

export type Language = (typeof LANGUAGES)[number]

/** What each language calls itself. */
export const LANGUAGE_NAMES: { readonly [L in Language]: string } = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
}

export function isLanguage(code: string): code is Language {
  return LANGUAGES.some((language) => language === code)
}

/** Something in every language. */
export type InLanguages<T> = { readonly [L in Language]: T }

/** The same places with other words: what every further language has to say where English shows the way. */
export type Translation<T> = T extends string
  ? string
  : T extends (...given: infer A) => infer R
    ? (...given: A) => Translation<R>
    : { readonly [K in keyof T]: Translation<T[K]> }
