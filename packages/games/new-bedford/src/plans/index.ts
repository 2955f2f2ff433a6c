import type { Plans } from '@gam/kernel'
import { builder } from './builder.ts'
import { hoarder } from './hoarder.ts'
import { racer } from './racer.ts'
import { whaler } from './whaler.ts'

export const plans = { racer, whaler, builder, hoarder } satisfies Plans

export type PlanName = keyof typeof plans
