import type { Language } from '@gam/kernel'
import { shelvedOf } from '../games/games.ts'
import type { RulebookWords } from '../words/en/rulebook.ts'
import { HOUSE } from '../words/language.ts'
import { type Book, chaptersOf } from './book.ts'

export interface OpenBook {
  readonly game: string
  readonly book: Book
  readonly words: RulebookWords
}

/** Puts a game's book together from the words of the game and its plan. */
export async function openBook(id: string, language: Language): Promise<OpenBook> {
  const game = shelvedOf(id)
  const said = await game?.languages[language]()
  if (!game?.book || !said?.book || !said.rulings) throw new Error(`There is no rulebook of ${id}.`)
  const [{ chapters: plan, titlesOf, figuresOf }, rules, texts, reasons, prose, table, words] =
    await Promise.all([
      game.book(),
      game.rules(),
      said.rules(),
      said.rulings(),
      said.book(),
      said.table(),
      HOUSE[language]().then((house) => house.rulebook()),
    ])
  const sections = { ...titlesOf(table), ...prose.sections }
  return {
    game: id,
    book: {
      chapters: chaptersOf({ plan, rules, texts, reasons, words: { ...prose, sections } }),
      Figure: figuresOf(table),
    },
    words,
  }
}
