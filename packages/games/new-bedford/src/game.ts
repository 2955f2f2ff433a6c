import { withChecks } from '@gam/kernel'
import { invariants } from './invariants.ts'
import { newBedford as playable } from './playable.ts'
import { positions } from './positions.ts'

export const newBedford = withChecks(playable, { invariants, positions })
