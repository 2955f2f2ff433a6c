import type { G } from '../state.ts'
import { HEADING } from './headings.ts'
import { boardAt, mayOwnMore } from './limits.ts'

/** LO-34: the building he would build under this heading, -1 if there is none for him. */
export function tileFor(g: G, seat: number, heading: number): number {
  if (!mayOwnMore(g, seat)) return -1
  const { victory, plan } = boardAt(g, seat)
  return heading === HEADING.victory ? firstUnbuilt(g, victory, victory) : firstUnbuilt(g, g.state.line, plan)
}

function firstUnbuilt(g: G, line: readonly number[], plan: readonly number[]): number {
  const { owners } = g.state
  for (let i = 0; i < line.length; i++)
    if (g.facts.inPlay[line[i]] && owners[line[i]] < 0 && plan.includes(line[i])) return line[i]
  return -1
}
