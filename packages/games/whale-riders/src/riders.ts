import { type Ability, NO_MAGIC } from './abilities/ability.ts'
import type { G } from './state.ts'

/** The port where a seat's rider is. */
export function portOf(g: G, seat: number): number {
  return g.facts.route[g.state.seats[seat].journey]
}

export function abilityOf(g: G, seat: number): Ability {
  const { ability } = g.state.seats[seat]
  return ability < 0 ? NO_MAGIC : g.facts.abilities[ability]
}

export function leftOf(g: G, seat: number): number {
  return seat + 1 === g.seats ? 0 : seat + 1
}
