import { type Building, brings } from '../space.ts'

/** NB-34 */
export const schoolhouse: Building = { cost: [2, 2, 1, 0], space: brings(2, 2, 0, 0) }
