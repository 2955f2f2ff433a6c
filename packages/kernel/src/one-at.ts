import type { Sfc32 } from './sfc32.ts'

/** What a list has at a place that it must have. */
export function oneAt<T>(list: ArrayLike<T>, place: number): T {
  const one = list[place]
  if (one === undefined) throw new RangeError(`there is no place ${place} among ${list.length}`)
  return one
}

/** One of them, whichever; there must be some. */
export function anyOf<T>(chance: Sfc32, list: ArrayLike<T>): T {
  return oneAt(list, chance.below(list.length))
}
