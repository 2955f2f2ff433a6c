import type { RiderWords } from '@gam/whale-riders/words/table-words'
import type { BookPlan } from '../../book-plan.ts'
import { riderFigures } from './figures.tsx'
import { plan } from './plan.ts'
import { titlesOf } from './titles.ts'

export const book: BookPlan<RiderWords> = { chapters: plan, titlesOf, figuresOf: riderFigures }
