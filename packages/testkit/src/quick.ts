import { type Menu, oneAt, type Types } from '@gam/kernel'
import { type Chooser, chanceOf } from './choosers.ts'
import { messageOf } from './compare.ts'
import type { Break } from './examine.ts'
import { endsInTime, isDeadEnd, noDeadEnds, offersApply, peopleAreAsked } from './laws/actions.ts'
import { positionsAreKnown } from './laws/positions.ts'
import { invariantsHold } from './laws/state.ts'
import { begunInPlace, type Seating } from './trail.ts'

/** A game played in place, as fast as it goes, with what can be checked at no great cost. */
export interface QuickGame {
  readonly codes: readonly number[]
  readonly broken: Break | null
}

export function quickGame<T extends Types>(seating: Seating<T>, choose: Chooser): QuickGame {
  const chance = chanceOf(seating.seed)
  return inPlace(seating, ({ codes, count }) => oneAt(codes, choose(count, chance)))
}

/** The same game again, as far as its actions go. */
export function quickAgain<T extends Types>(seating: Seating<T>, actions: readonly number[]): QuickGame {
  let played = 0
  return inPlace(seating, (menu) => {
    const action = actions[played++]
    return action !== undefined && menu.offers(action) ? action : null
  })
}

function inPlace<T extends Types>(seating: Seating<T>, pick: (menu: Menu) => number | null): QuickGame {
  const { game, table } = seating
  const { facts, config, seats } = table
  const codes: number[] = []
  const longest = game.longest(config)
  const broken = (law: string, what: string): QuickGame => ({
    codes,
    broken: { law, what, after: codes.length },
  })
  try {
    const { play } = begunInPlace(seating)
    for (;;) {
      const asks = play.settle()
      const wrong = game.invariants(play.state, facts)
      if (wrong.length > 0) return broken(invariantsHold.id, wrong.join('; '))
      const [strange] = game.unreached(play.state, facts)
      if (strange) return broken(positionsAreKnown.id, `${strange.at}: ${strange.why}`)
      if (!asks) return { codes, broken: null }
      if (play.seat >= seats.length) return broken(peopleAreAsked.id, `seat ${play.seat} is asked`)
      if (codes.length >= longest) return broken(endsInTime.id, `still no end after ${codes.length} actions`)
      const code = pick(play.menu)
      if (code === null) return { codes, broken: null }
      codes.push(code)
      play.take(code)
    }
  } catch (error) {
    return broken(isDeadEnd(error) ? noDeadEnds.id : offersApply.id, messageOf(error))
  }
}
