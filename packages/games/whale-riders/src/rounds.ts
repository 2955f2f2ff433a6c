import { range } from '@gam/kernel'

/** WR-53 */
export const MOST_ROUNDS = 200
export const ROUND = range('round', 0, MOST_ROUNDS)

/** WR-20 */
export const ACTIONS = 2
