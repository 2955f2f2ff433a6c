import type { Sfc32 } from './sfc32.ts'

/** What a list has at a place that it must have. */
export function oneAt<T>(list: ArrayLike<T>, place: number): T {
  const one = list[place]
  if (one === undefined) throw new RangeError(`there is no place ${place} among ${list.length}`)
  return one
}

/** The same of what is listed by names. */
export function oneNamed<T>(list: { readonly [name: string]: T }, name: string): T {
  const one = list[name]
  if (one === undefined) throw new RangeError(`there is no ${name} among ${Object.keys(list).join(', ')}`)
  return one
}

/** One of them, whichever; there must be some. */
export function anyOf<T>(chance: Sfc32, list: ArrayLike<T>): T {
  return oneAt(list, chance.below(list.length))
}
