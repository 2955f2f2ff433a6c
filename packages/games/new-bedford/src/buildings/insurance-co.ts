import { type Building, brings } from '../space.ts'

/** SL-08: money now; what else it does is in log/protection.ts. */
export const insuranceCo: Building = { cost: [1, 0, 1, 2], space: brings(0, 0, 0, 3) }
