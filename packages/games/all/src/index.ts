import type { Registration } from '@gam/kernel'
import { registration as newBedford } from '@gam/new-bedford/registration'
import { registration as whaleRiders } from '@gam/whale-riders/registration'
import { registration as cardGame } from '@gam/whale-riders-cards/registration'
import { registration as flotsam } from '../../../../examples/flotsam/src/registration.ts'

/** Every game that the programs know. A game of your own is one more here: see docs/adding-a-game.md. */
export const KNOWN: readonly Registration[] = [whaleRiders, newBedford, cardGame, flotsam]

/** The games of the house, in the order in which they stand on the shelf. */
export const GAMES: readonly Registration[] = KNOWN.filter(({ shelf }) => shelf !== false)

/** The same with the shortest first: what somebody begins with who does not choose. */
export const SHORTEST_FIRST: readonly Registration[] = GAMES.toSorted((a, b) => a.minutes - b.minutes)

export function registered(id: string): Registration | null {
  return KNOWN.find((game) => game.id === id) ?? null
}
