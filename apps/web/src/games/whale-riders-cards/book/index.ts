import type { CardWords } from '@gam/whale-riders-cards/words/table-words'
import type { BookPlan } from '../../book-plan.ts'
import { cardFigures } from './figures.tsx'
import { plan } from './plan.ts'
import { titlesOf } from './titles.ts'

export const book: BookPlan<CardWords> = { chapters: plan, titlesOf, figuresOf: cardFigures }
