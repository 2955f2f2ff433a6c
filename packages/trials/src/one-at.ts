/** What a list has at a place that it must have. */
export function oneAt<T>(list: readonly T[], place: number): T {
  const one = list[place]
  if (one === undefined) throw new RangeError(`there is no place ${place} among ${list.length}`)
  return one
}
