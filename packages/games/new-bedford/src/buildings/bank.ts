import { type Building, brings } from '../space.ts'

/** NB-30 */
export const bank: Building = { cost: [0, 0, 4, 0], space: brings(0, 0, 0, 5) }
