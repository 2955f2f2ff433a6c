import type { GameId } from '../games/games.ts'
import type { Book } from './book.ts'
import type { RulebookWords } from './words/en.ts'

interface BookFile {
  open(language: string): Promise<Book>
}

/** The rulebooks, each fetched when somebody opens it. */
const BOOKS: { readonly [G in GameId]: () => Promise<BookFile> } = {
  'whale-riders': () => import('./whale-riders/index.ts'),
  'new-bedford': () => import('./new-bedford/index.ts'),
  'whale-riders-cards': () => import('./whale-riders-cards/index.ts'),
}

/** What the reader says, whatever the book. */
const READERS: { readonly [language: string]: () => Promise<RulebookWords> } = {
  en: async () => (await import('./words/en.ts')).en,
  de: async () => (await import('./words/de.ts')).de,
}

export interface OpenBook {
  readonly game: GameId
  readonly book: Book
  readonly words: RulebookWords
}

export async function openBook(game: GameId, language: string): Promise<OpenBook> {
  const [file, words] = await Promise.all([BOOKS[game](), (READERS[language] ?? READERS.en)()])
  return { game, book: await file.open(language), words }
}
