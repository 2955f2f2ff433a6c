import { KNOWN, registered } from '@gam/games'
import type { InLanguages, Language, Pitch, StyleWords } from '@gam/kernel'
import { createContext, use, useContext } from 'preact/compat'
import type { HouseLanguage } from './en/index.ts'
import type { Messages } from './en/messages.ts'

export const HOUSE: InLanguages<() => Promise<HouseLanguage>> = {
  en: () => import('./en/index.ts').then((part) => part.en),
  de: () => import('./de/index.ts').then((part) => part.de),
  fr: () => import('./fr/index.ts').then((part) => part.fr),
}

/** What every page says, and what the games are called and offered with. */
export interface Ui extends Messages {
  /** One that is not known here is called by its id. */
  game(id: string): Pitch
}

/** Fetches in this language what was asked for in another. */
const askedFor: ((language: Language) => Promise<unknown>)[] = []

/** With all words that stand on the page, so that nothing waits once it is said in this language. */
export async function loadUi(language: Language): Promise<Ui> {
  const [{ messages }, pitches] = await Promise.all([
    HOUSE[language](),
    Promise.all(KNOWN.map(async ({ id, languages }) => [id, (await languages[language]()).pitch] as const)),
    ...askedFor.map((fetch) => fetch(language)),
  ])
  const known = new Map(pitches)
  return { ...messages, game: (id) => known.get(id) ?? { title: id, pitch: '', facts: '' } }
}

export interface Speech {
  readonly language: Language
  readonly ui: Ui
}

export const SpeechContext = createContext<Speech | null>(null)

export function useSpeech(): Speech {
  const speech = useContext(SpeechContext)
  if (speech === null) throw new Error('nothing is said here yet')
  return speech
}

export function useUi(): Ui {
  return useSpeech().ui
}

/** Words of a game that are loaded when they are asked for, once in each language. */
export function onDemandOf<W>(load: (language: Language, game: string) => Promise<W>): (game: string) => W {
  const coming = new Map<string, Promise<W>>()
  const here = new Map<string, W>()
  const games = new Set<string>()
  const fetch = (language: Language, game: string) => {
    const key = `${language} ${game}`
    const words =
      coming.get(key) ??
      load(language, game).then((found) => {
        here.set(key, found)
        return found
      })
    coming.set(key, words)
    return words
  }
  askedFor.push((language) => Promise.all([...games].map((game) => fetch(language, game))))
  return (game) => {
    const { language } = useSpeech()
    games.add(game)
    const words = here.get(`${language} ${game}`)
    return words === undefined ? use(fetch(language, game)) : words
  }
}

/** The same for words of the house. */
function onDemand<W>(load: (language: Language) => Promise<W>): () => W {
  const useIt = onDemandOf(load)
  return () => useIt('')
}

export const useRemoteWords = onDemand(async (language) => (await HOUSE[language]()).remote())
export const useAccountWords = onDemand(async (language) => (await HOUSE[language]()).account())
export const useDailyWords = onDemand(async (language) => (await HOUSE[language]()).daily())
export const usePuzzleWords = onDemand(async (language) => (await HOUSE[language]()).puzzles())
export const useSetWords = onDemand(async (language) => (await HOUSE[language]()).sets())
export const useReplayWords = onDemand(async (language) => (await HOUSE[language]()).replays())
export const useSetupWords = onDemand(async (language) => (await HOUSE[language]()).setup())
export const useResultWords = onDemand(async (language) => (await HOUSE[language]()).result())
export const useSettingsWords = onDemand(async (language) => (await HOUSE[language]()).settings())
export const useLearnWords = onDemand(async (language) => (await HOUSE[language]()).learn())
/** What the styles of a game's bots are called; none where it has none. */
export const useStyleWords = onDemandOf(
  async (language, game): Promise<StyleWords> =>
    (await (await registered(game)?.languages[language]())?.styles?.()) ?? {},
)
export const useBoxWords = onDemandOf(
  async (language, game) => (await (await registered(game)?.languages[language]())?.box?.()) ?? null,
)
