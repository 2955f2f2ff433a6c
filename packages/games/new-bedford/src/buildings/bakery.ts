import { type Building, brings } from '../space.ts'

/** NB-38 */
export const bakery: Building = { cost: [0, 2, 1, 0], space: brings(0, 4, 0, 0) }
