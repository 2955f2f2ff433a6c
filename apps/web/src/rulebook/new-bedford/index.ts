import { rules } from '@gam/new-bedford/rules'
import { townBoard } from '../../games/new-bedford/board.tsx'
import { opening } from '../opening.ts'
import { townFigures } from './figures.tsx'
import { plan } from './plan.ts'
import { titlesOf } from './titles.ts'

export const open = opening({
  board: townBoard,
  rules,
  plan,
  languages: {
    en: () => Promise.all([import('./en.ts'), import('./reasons-en.ts')]),
    de: () => Promise.all([import('./de.ts'), import('./reasons-de.ts')]),
  },
  titlesOf,
  figuresOf: townFigures,
})
