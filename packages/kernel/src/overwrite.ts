/** Makes one list of single values the same as another. */
export function overwriteList<V>(from: readonly V[], to: V[]): void {
  const { length } = from
  // Setting the length would be slow, and leave holes.
  while (to.length > length) to.pop()
  const both = to.length
  for (let i = 0; i < both; i++) to[i] = from[i]
  for (let i = both; i < length; i++) to.push(from[i])
}
