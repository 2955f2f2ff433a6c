/**
 * One letter for each player, to mark what is theirs: the first of the name where all begin differently, else
 * A, B, C in seat order.
 */
export function tagsOf(seats: readonly string[]): string[] {
  const initials = seats.map((name) => [...name][0].toUpperCase())
  const clear = new Set(initials).size === seats.length && initials.every((tag) => /^\p{L}$/u.test(tag))
  return clear ? initials : seats.map((_, seat) => String.fromCodePoint(65 + seat))
}
