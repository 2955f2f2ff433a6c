import { KNOWN as REGISTERED, registered } from '@gam/games'
import type { GameWords, Language, Registration, RuleTexts } from '@gam/kernel'
import type { Board } from './board.ts'
import type { BrowserGame } from './entry.ts'
import { plainEntry } from './plain-entry.tsx'

/** A game with what it has in the browser. */
export type Shelved = Registration & BrowserGame

const ENTRIES = Object.values(
  import.meta.glob<BrowserGame>('./*/entry.tsx', { eager: true, import: 'entry' }),
)

const KNOWN: readonly Shelved[] = REGISTERED.map((registration) => ({
  ...registration,
  ...(ENTRIES.find(({ id }) => id === registration.id) ?? plainEntry(registration)),
}))

/** The games of the house, in the order in which they stand on the shelf. */
export const GAMES: readonly Shelved[] = KNOWN.filter(({ shelf }) => shelf !== false)

/** A game by its id, on the shelf or not. */
export function shelvedOf(id: string): Shelved | null {
  return KNOWN.find((game) => game.id === id) ?? null
}

export interface Loaded {
  readonly board: Board
  readonly words: GameWords
}

export async function loadBoard(id: string, language: Language): Promise<Loaded | null> {
  const game = shelvedOf(id)
  if (!game) return null
  const [board, words] = await Promise.all([
    game.board(),
    game.languages[language]().then((said) => said.table()),
  ])
  return { board, words }
}

export async function loadRules(id: string, language: Language): Promise<RuleTexts> {
  return (await registered(id)?.languages[language]())?.rules() ?? {}
}
