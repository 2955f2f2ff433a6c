import { oneAt } from '@gam/kernel'
/** How many calls, and how many units of work they did, in a second. */
export interface Pace {
  readonly calls: number
  readonly units: number
}

const CHECKS = 50

/**
 * `run` is one call, which answers how many units it did: a playout answers its decisions. The clock is looked
 * at only now and then: a call of a microsecond must not be timed by its stopwatch.
 */
export function paceOf(run: () => number, ms: number): Pace {
  const start = performance.now()
  let calls = 0
  let units = 0
  for (let batch = 1; ; ) {
    for (let i = 0; i < batch; i++) units += run()
    calls += batch
    const elapsed = performance.now() - start
    if (elapsed >= ms) return { calls: (calls * 1000) / elapsed, units: (units * 1000) / elapsed }
    if (elapsed < ms / CHECKS) batch *= 2
  }
}

export function medianPace(paces: readonly Pace[]): Pace {
  return { calls: median(paces.map(({ calls }) => calls)), units: median(paces.map(({ units }) => units)) }
}

export function median(numbers: readonly number[]): number {
  return oneAt(
    numbers.toSorted((one, other) => one - other),
    numbers.length >> 1,
  )
}
