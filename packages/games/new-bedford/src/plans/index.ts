import type { Plans } from '@gam/kernel'
import { builder } from './builder.ts'
import { hoarder } from './hoarder.ts'
import { racer } from './racer.ts'
import { whaler } from './whaler.ts'

export const plans: Plans = { racer, whaler, builder, hoarder }
