import type { Judgement } from '@gam/kernel'
import { captainsProspects } from './judgement/captains.ts'
import { foreseeCatch } from './judgement/catch.ts'
import { flatten } from './judgement/flatten.ts'
import { LEADS, type Leads, led } from './judgement/leads.ts'
import { lean, thin } from './judgement/leaning.ts'
import { learnt } from './judgement/learnt.ts'
import { levels } from './judgement/levels.ts'
import { readBuildings } from './judgement/plans.ts'
import { DOLLARS_A_POINT, prospects } from './judgement/prospects.ts'
import { type Scratch, scratchFor } from './judgement/scratch.ts'
import { readUnderWay } from './judgement/under-way.ts'
import {
  NAMED_WEIGHTS,
  type NamedWeights,
  weightsForMore,
  weightsForTwo,
  withUses,
} from './judgement/weights.ts'
import { reasons } from './reasons.ts'
import { buildingPoints } from './scoring.ts'
import type { Facts, NewBedford, State } from './state.ts'
import { whalePoints, whalesIn } from './whales.ts'

/** NB-83, LO-49: what breaks a tie, small enough to change no rounded score. */
const TIE = { captain: 0.4, whale: 0.004, dollar: 0.0001 }

/** Points as they stand, and what goods, ships and the placements to come will make of themselves. */
export function weighed(weights: NamedWeights): Judgement<NewBedford> & {
  readonly weights: NamedWeights
  readonly weighed: typeof weighed
  readonly leads: Leads
  readonly led: typeof led
} {
  const forTwo = withUses(weightsForTwo(weights))
  const forMore = withUses(weightsForMore(weights))
  let scratch: Scratch | null = null
  return {
    lead: 4,
    leads: LEADS,
    led,
    leadAt: led(LEADS),
    flatten,
    learnt,
    levels,
    varied: true,
    reasons,
    weights,
    weighed,
    lean,
    thin,
    expect(state, facts, points) {
      const { expansions } = facts
      const over = state.agenda.length === 0
      scratch ??= scratchFor(state, facts)
      scratch.state = state
      if (scratch.facts !== facts) scratch.known.forget()
      scratch.facts = facts
      const { weights, uses } = facts.people > 2 ? forMore : forTwo
      if (!over) {
        readUnderWay(scratch)
        foreseeCatch(scratch, scratch.catch)
        readBuildings(scratch, uses)
      }
      for (let seat = 0; seat < state.seats.length; seat++) {
        const buildings = over ? buildingPoints(state, facts, seat) : scratch.estates[seat].points
        const landed = whalePoints(state.seats[seat].whales) + buildings
        const safe = landed + expansions.worth(state, facts, seat, expansions.points(state, facts, seat))
        if (over) points[seat] = safe + theRest(state, facts, seat)
        else if (seat < facts.people) points[seat] = safe + prospects(scratch, seat, weights)
        else points[seat] = safe + captainsProspects(scratch, seat) + TIE.captain
      }
    },
  }
}

export const judgement = weighed(NAMED_WEIGHTS)

/** The money, and what decides between equals. */
function theRest(state: State, facts: Facts, seat: number): number {
  const { money, whales } = state.seats[seat]
  if (seat >= facts.people) return TIE.captain
  return (
    Math.trunc(money / DOLLARS_A_POINT) +
    TIE.whale * whalesIn(whales) +
    TIE.dollar * (money % DOLLARS_A_POINT)
  )
}
