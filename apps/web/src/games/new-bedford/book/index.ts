import type { TownWords } from '@gam/new-bedford/words/table-words'
import type { BookPlan } from '../../book-plan.ts'
import { townFigures } from './figures.tsx'
import { plan } from './plan.ts'
import { titlesOf } from './titles.ts'

export const book: BookPlan<TownWords> = { chapters: plan, titlesOf, figuresOf: townFigures }
