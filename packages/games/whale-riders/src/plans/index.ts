import type { Plans } from '@gam/kernel'
import { diver } from './diver.ts'
import { hoarder } from './hoarder.ts'
import { racer } from './racer.ts'
import { trader } from './trader.ts'

export const plans = { racer, trader, diver, hoarder } satisfies Plans

export type PlanName = keyof typeof plans
