import { range } from '@gam/kernel'

const POINTS = range('amount', 0, 100_000)

/** What speaks for a move in any game. */
export const COMMON_REASONS = {
  onlyMove: {},
  gains: { points: POINTS },
  denies: { points: POINTS },
  gainsAndDenies: { gain: POINTS, harm: POINTS },
  closeCall: {},
}
