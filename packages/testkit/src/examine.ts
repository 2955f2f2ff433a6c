import { oneAt, type Sitting, type Types } from '@gam/kernel'
import { chanceOf } from './choosers.ts'
import { messageOf } from './compare.ts'
import { LAWS } from './laws/all.ts'
import type { LawOf } from './laws/law-of.ts'
import type { Position, Trail } from './trail.ts'

/** A law broken by a game that was played: what was found, after how many actions. */
export interface Break {
  readonly law: string
  readonly what: string
  readonly after: number
}

/** Where a law looks: at as many positions as it asks for, at the last two, or at every single one. */
export type Look = 'as asked' | 'at the end' | 'everywhere'

/** Holds all laws against a game that was played, until one is broken. */
export function firstBreak<T extends Types>(trail: Trail<T>, look: Look): Break | null {
  for (const law of LAWS) {
    const found = breakOf(law, trail, look)
    if (found !== null) return found
  }
  return null
}

/** Holds a law against a game that was played. */
export function breakOf<T extends Types>(law: LawOf, trail: Trail<T>, look: Look): Break | null {
  let after = trail.codes.length
  try {
    for (const index of law.position ? positionsFor(law, trail, look) : []) {
      after = index
      law.position?.(positionAt(law, trail, index, look === 'everywhere'))
    }
    after = trail.codes.length
    law.trail?.(trail)
    return null
  } catch (error) {
    return { law: law.id, what: messageOf(error), after }
  }
}

function positionsFor<T extends Types>(law: LawOf, { sittings, seed }: Trail<T>, look: Look): number[] {
  const all = [...sittings.keys()]
  if (look === 'at the end') return all.slice(-2)
  if (look === 'everywhere' || law.positions === undefined || law.positions >= all.length) return all
  const chance = chanceOf(law.id, seed)
  const some = Array.from({ length: law.positions }, () => chance.below(all.length))
  return [...new Set([...some, mostEventful(sittings)])].sort((a, b) => a - b)
}

/** The position from which one action brought about the most: a new deal, the end of a round. */
function mostEventful<T extends Types>(sittings: readonly Sitting<T>[]): number {
  let best = 0
  let most = 0
  for (const [i, { past }] of sittings.entries()) {
    const told = (sittings[i + 1]?.past.told ?? 0) - past.told
    if (told > most) [best, most] = [i, told]
  }
  return best
}

function positionAt<T extends Types>(
  law: LawOf,
  trail: Trail<T>,
  index: number,
  oneOfAll: boolean,
): Position<T> {
  const sitting = oneAt(trail.sittings, index)
  const after = trail.sittings[index + 1]
  const move =
    after && sitting.decision ? { seat: sitting.decision.seat, code: oneAt(trail.codes, index), after } : null
  const chance = chanceOf(law.id, trail.seed, index)
  return { trail, game: trail.game, index, sitting, move, chance, oneOfAll }
}
