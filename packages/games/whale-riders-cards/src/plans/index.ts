import type { Plans } from '@gam/kernel'
import { collector } from './collector.ts'
import { jeweller } from './jeweller.ts'
import { seller } from './seller.ts'
import { stormer } from './stormer.ts'

export const plans = { seller, collector, stormer, jeweller } satisfies Plans

export type PlanName = keyof typeof plans
