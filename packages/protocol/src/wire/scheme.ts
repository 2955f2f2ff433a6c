import { z } from 'zod'
import { SCHEMES } from '../fairness/index.ts'

/** The way in which a deal is bound; see docs/fairness.md. */
export const scheme = z.enum(SCHEMES)
