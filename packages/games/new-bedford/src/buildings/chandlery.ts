import { type Building, brings } from '../space.ts'

/** NB-40 */
export const chandlery: Building = { cost: [2, 2, 2, 0], space: brings(1, 1, 1, 1) }
