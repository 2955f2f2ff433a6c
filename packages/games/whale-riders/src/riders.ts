import { type Ability, NO_MAGIC } from './abilities/ability.ts'
import type { Facts, G, Rider } from './state.ts'

/** The port where a seat's rider is. */
export function portOf(g: G, seat: number): number {
  return g.facts.route[g.state.seats[seat].journey]
}

export function abilityOf(g: G, seat: number): Ability {
  return magicOf(g.state.seats[seat], g.facts)
}

export function magicOf({ ability }: Rider, { abilities }: Facts): Ability {
  return ability < 0 ? NO_MAGIC : abilities[ability]
}

export function leftOf(g: G, seat: number): number {
  return seat + 1 === g.seats ? 0 : seat + 1
}
