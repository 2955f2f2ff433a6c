import { type Sentences, say, type Token } from '@gam/kernel'
import type { COMMON_REASONS } from '../../common-reasons.ts'

export const reasons: Sentences<typeof COMMON_REASONS> = {
  onlyMove: () => say`It is the only move.`,
  gains: ({ points }) => say`It promises ${about(points)} more than the other moves.`,
  denies: ({ points }) => say`It keeps ${about(points)} from the strongest rival.`,
  gainsAndDenies: ({ gain, harm }) =>
    say`It promises ${about(gain)} more than the other moves and keeps ${about(harm)} from the strongest rival.`,
  closeCall: () => say`There is little between the moves.`,
}

function about(points: Token) {
  return points.value === 1 ? say`about a point` : say`about ${points} points`
}
