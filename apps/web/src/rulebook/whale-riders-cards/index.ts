import { rules } from '@gam/whale-riders-cards/rules'
import { cardBoard } from '../../games/whale-riders-cards/board.tsx'
import { opening } from '../opening.ts'
import { cardFigures } from './figures.tsx'
import { plan } from './plan.ts'
import { titlesOf } from './titles.ts'

export const open = opening({
  board: cardBoard,
  rules,
  plan,
  languages: {
    en: () => Promise.all([import('./en.ts'), import('./reasons-en.ts')]),
    de: () => Promise.all([import('./de.ts'), import('./reasons-de.ts')]),
  },
  titlesOf,
  figuresOf: cardFigures,
})
