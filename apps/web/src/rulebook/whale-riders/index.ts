import { rules } from '@gam/whale-riders/rules'
import { riderBoard } from '../../games/whale-riders/board.tsx'
import { opening } from '../opening.ts'
import { riderFigures } from './figures.tsx'
import { plan } from './plan.ts'
import { titlesOf } from './titles.ts'

export const open = opening({
  board: riderBoard,
  rules,
  plan,
  languages: {
    en: () => Promise.all([import('./en.ts'), import('./reasons-en.ts')]),
    de: () => Promise.all([import('./de.ts'), import('./reasons-de.ts')]),
  },
  titlesOf,
  figuresOf: riderFigures,
})
