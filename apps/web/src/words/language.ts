import { KNOWN, registered } from '@gam/games'
import type { InLanguages, Language, Pitch } from '@gam/kernel'
import { createContext, use } from 'react'
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

export async function loadUi(language: Language): Promise<Ui> {
  const [{ messages }, pitches] = await Promise.all([
    HOUSE[language](),
    Promise.all(KNOWN.map(async ({ id, languages }) => [id, (await languages[language]()).pitch] as const)),
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
  const speech = use(SpeechContext)
  if (speech === null) throw new Error('nothing is said here yet')
  return speech
}

export function useUi(): Ui {
  return useSpeech().ui
}

/** Words of a game that are loaded when they are asked for, once in each language: `use` wants the same promise again. */
export function onDemandOf<W>(load: (language: Language, game: string) => Promise<W>): (game: string) => W {
  const loaded = new Map<string, Promise<W>>()
  return (game) => {
    const { language } = useSpeech()
    const key = `${language} ${game}`
    const words = loaded.get(key) ?? load(language, game)
    loaded.set(key, words)
    return use(words)
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
export const useBoxWords = onDemandOf(
  async (language, game) => (await (await registered(game)?.languages[language]())?.box?.()) ?? null,
)
