import type { Rule } from '@gam/kernel'
import type { GameWords } from '../games/board.ts'
import { loadRules } from '../games/games.ts'
import { type Book, type BookWords, type ChapterPlan, chaptersOf, type SectionWords } from './book.ts'

type Said = readonly [
  { readonly words: BookWords },
  { readonly reasons: { readonly [ruling: string]: string } },
]

interface Parts<W extends GameWords> {
  readonly board: {
    readonly game: { readonly id: string }
    readonly languages: { readonly [language: string]: () => Promise<W> }
  }
  readonly rules: { readonly [id: string]: Rule }
  readonly plan: readonly ChapterPlan[]
  /** What the book says of its own, and the reasons of its rulings. */
  readonly languages: { readonly [language: string]: () => Promise<Said> }
  /** Titles that are names of the game's pieces. */
  titlesOf(words: W): { readonly [section: string]: SectionWords }
  figuresOf(words: W): Book['Figure']
}

/** Puts a game's book together from its board's words and its own, in the language that is asked for. */
export function opening<W extends GameWords>({
  board,
  rules,
  plan,
  languages,
  titlesOf,
  figuresOf,
}: Parts<W>): (language: string) => Promise<Book> {
  return async (language) => {
    const [[{ words }, { reasons }], game, texts] = await Promise.all([
      (languages[language] ?? languages.en)(),
      (board.languages[language] ?? board.languages.en)(),
      loadRules(board.game.id, language),
    ])
    const sections = { ...titlesOf(game), ...words.sections }
    return {
      chapters: chaptersOf({ plan, rules, texts, reasons, words: { ...words, sections } }),
      Figure: figuresOf(game),
    }
  }
}
