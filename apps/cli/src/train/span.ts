/** Some games of many, by their numbers. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** All games from one to before another, so many at a time. */
export function spansOf(from: number, to: number, many: number): Span[] {
  return Array.from({ length: Math.ceil((to - from) / many) }, (_, i) => ({
    from: from + i * many,
    to: Math.min(to, from + (i + 1) * many),
  }))
}
