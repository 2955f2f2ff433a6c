/** What a seat has, with the parts that make it up, and what breaks ties, most important first. */
export interface SeatScore {
  readonly total: number
  readonly parts: { readonly [part: string]: number }
  readonly ties?: readonly number[]
}

/** The place of each seat: 1 for the best, shared where nothing tells them apart. */
export function ranks(scores: readonly SeatScore[]): number[] {
  return scores.map((mine) => 1 + scores.filter((other) => compare(other, mine) > 0).length)
}

function compare(a: SeatScore, b: SeatScore): number {
  if (a.total !== b.total) return a.total - b.total
  const rows = Math.max(a.ties?.length ?? 0, b.ties?.length ?? 0)
  for (let i = 0; i < rows; i++) {
    const difference = (a.ties?.[i] ?? 0) - (b.ties?.[i] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
