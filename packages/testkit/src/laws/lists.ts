import { Fault, type Game, type Sfc32, type Sitting, type Types } from '@gam/kernel'
import { some } from '../at-random.ts'
import { bytes, same } from '../compare.ts'
import { openCodes } from '../trail.ts'
import type { LawOf } from './law-of.ts'

const TWINS = 2
/** A verb with more values than this is tried with so many of them. */
const VALUES = 2
/** Where every position of a game is looked at, so many options are tried at each, with so many actions after them. */
const OPTIONS = 1
const NEXTS = 4

/**
 * What follows an option in one list must not be answered by what the option would bring: the answer would be a look
 * at the others' pieces or at the luck to come, and an accepted list a move that waits for it.
 */
export const listsAreNoPeephole: LawOf = {
  id: 'lists',
  title:
    'how a list of actions is answered depends on nothing that its seat cannot see and on no luck to come',
  positions: 2,
  position(at) {
    const { game, sitting, chance } = at
    const { decision } = sitting
    if (decision === null) return
    const { seat } = decision
    // The same position to this seat, with all that is hidden from it dealt anew, and with other luck to come.
    const twins = Array.from({ length: TWINS }, () => sitting.imagined(seat, chance.word()))
    const open = openCodes(sitting)
    for (const option of at.oneOfAll ? some(open, OPTIONS, chance) : open) {
      const nexts = ['xyzzy', ...someOfEach(game, chance), ...nextIn(twins, seat, option)]
      for (const next of at.oneOfAll ? some(nexts, NEXTS, chance) : nexts) {
        const [here, ...elsewhere] = twins.map((twin) => answer(twin, seat, option, next))
        for (const answered of elsewhere) same(`the answer to ${spoken(game, option, next)}`, here, answered)
      }
    }
  },
}

/** Every verb of the game: all its values, or some of them where they are many. */
function someOfEach<T extends Types>({ actions }: Game<T>, chance: Sfc32): number[] {
  return Object.values(actions.verbs).flatMap(({ base, size }) =>
    Array.from({ length: Math.min(size, VALUES) }, (_, i) => base + (size > VALUES ? chance.below(size) : i)),
  )
}

/** What would be possible next, wherever that is: of all actions these tell the most. */
function nextIn<T extends Types>(twins: readonly Sitting<T>[], seat: number, option: number): number[] {
  return [...new Set(twins.flatMap((twin) => openCodes(twin.submit(seat, option))))]
}

function answer<T extends Types>(sitting: Sitting<T>, seat: number, ...list: readonly unknown[]): string {
  try {
    sitting.submit(seat, ...list)
    return 'accepted'
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    const { code, message, rule, index, problems } = error
    return bytes({ code, message, rule, index, problems })
  }
}

function spoken<T extends Types>({ actions }: Game<T>, ...list: readonly (number | string)[]): string {
  return bytes(list.map((action) => (typeof action === 'number' ? actions.format(action) : action)))
}
