/** A number that was measured by trials, with its standard error. */
export interface Estimate {
  readonly mean: number
  readonly error: number
}

/** So many standard errors away from nothing it is no accident: with few batches, more than the usual two. */
const SURE = 2.6

export const exactly = (mean: number): Estimate => ({ mean, error: 0 })

export function estimateOf(batches: readonly number[]): Estimate {
  const n = batches.length
  const mean = batches.reduce((sum, x) => sum + x, 0) / n
  const squares = batches.reduce((sum, x) => sum + (x - mean) ** 2, 0)
  return { mean, error: n < 2 ? Number.POSITIVE_INFINITY : Math.sqrt(squares / (n - 1) / n) }
}

/** The sum of numbers that were measured independently. */
export function total(parts: readonly Estimate[]): Estimate {
  return {
    mean: parts.reduce((sum, { mean }) => sum + mean, 0),
    error: Math.hypot(...parts.map(({ error }) => error)),
  }
}

export function difference(one: Estimate, other: Estimate): Estimate {
  return { mean: one.mean - other.mean, error: Math.hypot(one.error, other.error) }
}

/** More than noise? */
export function isSure({ mean, error }: Estimate): boolean {
  return Math.abs(mean) > SURE * error
}
