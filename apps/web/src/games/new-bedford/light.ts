import type { Acting } from '../board.ts'
import { phaseOf, type TownMoment } from './reading.ts'

export type Light = 'day' | 'gold' | 'dusk'

/** The time of day that a phase of the round has; in the dark theme it is dusk all day, which the style sheet says. */
export function lightOf(moment: TownMoment, acting: Acting | null): Light {
  if (acting?.name === 'dusk') return 'dusk'
  switch (phaseOf(moment)) {
    case 'movement':
    case 'whaling':
    case 'last':
      return 'gold'
    case 'over':
      return 'dusk'
    default:
      return 'day'
  }
}
