import { type Phrase, type Sentences, say, type Token } from '@gam/kernel'
import type { COMMON_REASONS } from '../../common-reasons.ts'

function about(count: Token): Phrase {
  return count.value === 1 ? say`etwa einen Punkt` : say`etwa ${count} Punkte`
}

/** Was in jedem Spiel für einen Zug spricht. */
export const reasons: Sentences<typeof COMMON_REASONS> = {
  onlyMove: () => say`Es ist der einzige Zug.`,
  gains: ({ points: more }) => say`Das verspricht ${about(more)} mehr als die anderen Züge.`,
  denies: ({ points: less }) => say`Das hält ${about(less)} vom stärksten Gegner fern.`,
  gainsAndDenies: ({ gain, harm }) =>
    say`Das verspricht ${about(gain)} mehr als die anderen Züge und hält ${about(harm)} vom stärksten Gegner fern.`,
  closeCall: () => say`Zwischen den Zügen liegt wenig.`,
}
