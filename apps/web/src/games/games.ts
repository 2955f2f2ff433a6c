import type { Rule } from '@gam/kernel'
import { type ComponentType, lazy } from 'react'
import type { Board, GameWords } from './board.ts'

export type GameId = 'whale-riders' | 'new-bedford' | 'whale-riders-cards'

export interface Shelved {
  readonly id: GameId
  readonly Poster: ComponentType
  /** How long a game usually takes. */
  readonly minutes: number
  /** The board, loaded when somebody sits down; null while there is none. */
  readonly load: (() => Promise<Board>) | null
  /** The sentences of its rules: a table does without them until somebody asks for one. */
  readonly rules: { readonly [language: string]: () => Promise<RuleTexts> }
}

export interface RuleTexts {
  readonly [id: string]: string
}

function textsOf({ rules }: { rules: { readonly [id: string]: Rule } }): RuleTexts {
  return Object.fromEntries(Object.entries(rules).map(([id, { text }]) => [id, text]))
}

const art = () => import('../art/posters.tsx')

/** The games of the house, in the order in which they stand on the shelf. */
export const GAMES: readonly Shelved[] = [
  {
    id: 'whale-riders',
    Poster: lazy(async () => ({ default: (await art()).RidersPoster })),
    minutes: 45,
    load: async () => (await import('./whale-riders/board.tsx')).riderBoard,
    rules: {
      en: async () => textsOf(await import('@gam/whale-riders/rules')),
      de: async () => (await import('./whale-riders/words/rules-de.ts')).rules,
    },
  },
  {
    id: 'new-bedford',
    Poster: lazy(async () => ({ default: (await art()).TownPoster })),
    minutes: 75,
    load: async () => (await import('./new-bedford/board.tsx')).townBoard,
    rules: {
      en: async () => textsOf(await import('@gam/new-bedford/rules')),
      de: async () => (await import('./new-bedford/words/rules-de.ts')).rules,
    },
  },
  {
    id: 'whale-riders-cards',
    Poster: lazy(async () => ({ default: (await art()).CardsPoster })),
    minutes: 20,
    load: async () => (await import('./whale-riders-cards/board.tsx')).cardBoard,
    rules: {
      en: async () => textsOf(await import('@gam/whale-riders-cards/rules')),
      de: async () => (await import('./whale-riders-cards/words/rules-de.ts')).rules,
    },
  },
]

export interface Loaded {
  readonly board: Board
  readonly words: GameWords
}

export async function loadBoard(id: string, language: string): Promise<Loaded | null> {
  const load = GAMES.find((game) => game.id === id)?.load
  if (!load) return null
  const board = await load()
  const speak = board.languages[language] ?? board.languages.en
  return { board, words: await speak() }
}

export async function loadRules(id: string, language: string): Promise<RuleTexts> {
  const rules = GAMES.find((game) => game.id === id)?.rules
  return rules ? (rules[language] ?? rules.en)() : {}
}

export function gameIdOf(id: string): GameId | null {
  return GAMES.find((game) => game.id === id)?.id ?? null
}
