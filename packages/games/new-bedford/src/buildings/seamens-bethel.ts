import type { Building } from '../space.ts'

/** NB-50 */
export const seamensBethel: Building = { cost: [5, 0, 5, 0], space: null, points: () => 5 }
