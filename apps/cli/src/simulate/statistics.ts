import type { Histogram } from './tally.ts'

export interface Spread {
  readonly mean: number
  readonly sd: number
  readonly min: number
  readonly q1: number
  readonly median: number
  readonly q3: number
  readonly max: number
}

const NOTHING: Spread = { mean: 0, sd: 0, min: 0, q1: 0, median: 0, q3: 0, max: 0 }

/** The sample's mean, standard deviation (n − 1) and quartiles, whatever the order it was counted in. */
export function spreadOf(histogram: Histogram): Spread {
  const rows = [...histogram].sort(([a], [b]) => a - b)
  const n = rows.reduce((sum, [, times]) => sum + times, 0)
  if (n === 0) return NOTHING
  const mean = rows.reduce((sum, [value, times]) => sum + value * times, 0) / n
  const squares = rows.reduce((sum, [value, times]) => sum + times * (value - mean) ** 2, 0)
  const at = (share: number) => quantile(rows, (n - 1) * share)
  return {
    mean,
    sd: n > 1 ? Math.sqrt(squares / (n - 1)) : 0,
    min: at(0),
    q1: at(0.25),
    median: at(0.5),
    q3: at(0.75),
    max: at(1),
  }
}

/** Between two neighbours where the place falls between them. */
function quantile(rows: readonly (readonly [number, number])[], place: number): number {
  const below = valueAt(rows, Math.floor(place))
  const above = valueAt(rows, Math.ceil(place))
  return below + (above - below) * (place - Math.floor(place))
}

function valueAt(rows: readonly (readonly [number, number])[], place: number): number {
  let left = place
  let last = 0
  for (const [value, times] of rows) {
    if (left < times) return value
    left -= times
    last = value
  }
  return last
}
