import { type Phrase, type Sentences, say, type Token } from '@gam/kernel'
import type { COMMON_REASONS } from '../../common-reasons.ts'

function about(count: Token): Phrase {
  return count.value === 1 ? say`environ un point` : say`environ ${count} points`
}

/** What speaks for a move in any game. */
export const reasons: Sentences<typeof COMMON_REASONS> = {
  onlyMove: () => say`C’est le seul coup possible.`,
  gains: ({ points }) => say`Ce coup promet ${about(points)} de plus que les autres.`,
  denies: ({ points }) => say`Ce coup fait perdre ${about(points)} au rival le plus fort.`,
  gainsAndDenies: ({ gain, harm }) =>
    say`Ce coup promet ${about(gain)} de plus que les autres et fait perdre ${about(harm)} au rival le plus fort.`,
  closeCall: () => say`Les coups se valent presque.`,
}
