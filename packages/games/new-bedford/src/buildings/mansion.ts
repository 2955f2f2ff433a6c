import type { Building } from '../space.ts'

/** NB-48 */
export const mansion: Building = { cost: [4, 0, 0, 10], space: null, points: () => 4 }
