import { type Building, brings } from '../space.ts'

/** NB-39 */
export const brickyard: Building = { cost: [0, 0, 4, 0], space: brings(0, 0, 3, 0) }
