import { determinize, type Problem } from '@gam/kernel'
import { claim } from '../compare.ts'
import type { LawOf } from './law-of.ts'

/** What a game says of its positions must be true of all that it comes to. */
export const positionsAreKnown: LawOf = {
  id: 'positions',
  title: 'every position of a game is one that can be set up',
  position({ game, sitting: { state, facts } }) {
    none('it is refused', game.unreached(state, facts))
  },
}

/** A game can be taken up with all that was hidden dealt anew, and what is hidden must not decide about that. */
export const newDealsAreKnown: LawOf = {
  id: 'new-deals',
  title: 'a position dealt anew for any pair of eyes is one that can be set up',
  positions: 6,
  position({ game, sitting, chance }) {
    for (const viewer of [null, ...sitting.seats.keys()]) {
      const world = determinize(game, sitting.view(viewer), chance)
      const eyes = viewer === null ? 'a spectator' : sitting.seats[viewer]
      none(`dealt anew for ${eyes} it is refused`, game.unreached(world, sitting.facts))
    }
  },
}

function none(what: string, problems: readonly Problem[]): void {
  claim(problems.length === 0, () => `${what}: ${problems.map(({ at, why }) => `${at}: ${why}`).join('; ')}`)
}
