import { anyOf, type Beginning, type Game, type Sfc32, Sitting, type Types } from '@gam/kernel'
import { chanceOf } from './choosers.ts'
import { openCodes } from './trail.ts'

/** A game played at random, position by position from the beginning to the end; the seed decides the choices too. */
export function* atRandom<T extends Types>(game: Game<T>, beginning: Beginning<T>): Generator<Sitting<T>> {
  const chance = chanceOf(beginning.seed)
  let sitting = Sitting.begin(game, beginning)
  yield sitting
  while (sitting.decision) {
    const open = openCodes(sitting)
    sitting = sitting.submit(sitting.decision.seat, anyOf(chance, open))
    yield sitting
  }
}

/** So many of them at the most, whichever. */
export function some<T>(all: readonly T[], most: number, chance: Sfc32): readonly T[] {
  return all.length <= most ? all : Array.from({ length: most }, () => anyOf(chance, all))
}
