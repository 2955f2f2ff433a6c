import type { G } from '../state.ts'
import { STREAM } from '../step-ids.ts'
import { HELM } from './headings.ts'
import { boardAt } from './limits.ts'

/** LO-04 */
export function rollDie(g: G): number {
  const { die } = g.facts
  return die[g.chance.below(die.length, STREAM.die)]
}

/** LO-23: which of two headings on one space of the helm counts now. */
export function headingAt(g: G, seat: number, helm: number): number {
  const { early, late, changesAfter } = boardAt(g, seat)
  return (g.state.round <= changesAfter ? early : late)[helm % HELM]
}
