import { whaleRiders } from '@gam/whale-riders'
import { riderBoard } from '../../games/whale-riders/board.tsx'
import { type Book, chaptersOf } from '../book.ts'
import { riderFigures } from './figures.tsx'
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
    (riderBoard.languages[language] ?? riderBoard.languages.en)(),
  ])
  const { words } = said
  return {
    chapters: chaptersOf({
      plan,
      rules: whaleRiders.rules,
      texts: game.rules,
      reasons: why.reasons,
      words: { ...words, sections: { ...titlesOf(game), ...words.sections } },
    }),
    Figure: riderFigures(game),
  }
}
