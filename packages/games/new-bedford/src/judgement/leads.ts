import type { Judgement } from '@gam/kernel'
import { LAST_ROUND } from '../pieces.ts'
import type { NewBedford } from '../state.ts'

/**
 * How large a lead wins three games of four, in points: in the last round, and more of it for each round that is to come.
 * Among more than two people a lead is another thing.
 */
export interface Leads {
  [name: string]: number
  readonly last: number
  readonly round: number
  readonly lastOfMore: number
  readonly roundOfMore: number
}

/**
 * Fitted to who won in 18,404 positions of 240 games: `gam tune new-bedford --lead --bots normal:60 --games 240 --rounds 300
 * --seed leads`; on games kept apart the cross-entropy went from 0.894 to 0.834.
 */
export const LEADS: Leads = { last: 2.567, round: 0.257, lastOfMore: 1.551, roundOfMore: 0.08475 }

export function led(leads: Leads): NonNullable<Judgement<NewBedford>['leadAt']> {
  return ({ round, seats }) => {
    const left = LAST_ROUND - round
    return seats.length > 2 ? leads.lastOfMore + leads.roundOfMore * left : leads.last + leads.round * left
  }
}
