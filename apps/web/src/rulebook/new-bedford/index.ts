import { newBedford } from '@gam/new-bedford'
import { townBoard } from '../../games/new-bedford/board.tsx'
import { type Book, chaptersOf } from '../book.ts'
import { townFigures } from './figures.tsx'
import { plan } from './plan.ts'
import { titlesOf } from './titles.ts'

const LANGUAGES: {
  readonly [language: string]: () => Promise<
    readonly [typeof import('./en.ts'), typeof import('./reasons-en.ts')]
  >
} = {
  en: () => Promise.all([import('./en.ts'), import('./reasons-en.ts')]),
  de: () => Promise.all([import('./de.ts'), import('./reasons-de.ts')]),
}

export async function open(language: string): Promise<Book> {
  const [[said, why], game] = await Promise.all([
    (LANGUAGES[language] ?? LANGUAGES.en)(),
    (townBoard.languages[language] ?? townBoard.languages.en)(),
  ])
  const { words } = said
  return {
    chapters: chaptersOf({
      plan,
      rules: newBedford.rules,
      texts: game.rules,
      reasons: why.reasons,
      words: { ...words, sections: { ...titlesOf(game), ...words.sections } },
    }),
    Figure: townFigures(game),
  }
}
