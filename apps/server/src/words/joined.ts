/** New Bedford, Whale Riders and New Bedford. */
export function joined(list: readonly string[], and: string): string {
  return list.length < 2 ? list.join('') : `${list.slice(0, -1).join(', ')} ${and} ${list[list.length - 1]}`
}
