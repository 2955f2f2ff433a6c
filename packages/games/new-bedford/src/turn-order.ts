import type { G } from './state.ts'

/** The seat that comes at this place in the round's turn order. LO-05: first the Captains, then the people. */
export function seatInOrder(g: G, index: number): number {
  const { people } = g.facts
  const captains = g.seats - people
  const { first, firstPerson } = g.state
  if (index < captains) return people + ((first - people + index) % captains)
  return (firstPerson + index - captains) % people
}

/** NB-80, LO-46: the lead passes to the left, among the Captains and among the people. */
export function passTheLead(g: G): void {
  const { state, facts } = g
  const { people } = facts
  const captains = g.seats - people
  if (captains > 0) state.first = people + ((state.first - people + 1) % captains)
  state.firstPerson = (state.firstPerson + 1) % people
  if (captains === 0) state.first = state.firstPerson
}
