export type Figures = { callsPerSecond: number; unitsPerSecond: number }
export type Contender = { run: () => number; samples: Figures[] }

const ROUNDS = 9

/** `run` is one call, which answers how many units it did: a playout answers its decisions. */
export const contender = (run: () => number): Contender => ({ run, samples: [] })

/** Looks at the clock only now and then: a call of a microsecond must not be timed by its stopwatch. */
const sample = (run: () => number, ms: number): Figures => {
  const start = performance.now()
  let calls = 0
  let units = 0
  for (let batch = 1; ; ) {
    for (let i = 0; i < batch; i++) units += run()
    calls += batch
    const elapsed = performance.now() - start
    if (elapsed >= ms)
      return { callsPerSecond: (calls * 1000) / elapsed, unitsPerSecond: (units * 1000) / elapsed }
    if (elapsed < ms / 50) batch *= 2
  }
}

/**
 * All are warmed up, then take turns in short rounds, `ms` in all for each: a slow spell of the
 * machine hits every contender alike, and the median of the rounds forgets it.
 */
export const takeTurns = (contenders: readonly Contender[], ms: number): void => {
  for (const { run } of contenders) sample(run, ms / 2)
  for (let round = 0; round < ROUNDS; round++) {
    for (const { run, samples } of contenders) samples.push(sample(run, ms / ROUNDS))
  }
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[numbers.length >> 1]

export const figuresOf = ({ samples }: Contender): Figures => ({
  callsPerSecond: median(samples.map((figures) => figures.callsPerSecond)),
  unitsPerSecond: median(samples.map((figures) => figures.unitsPerSecond)),
})

/** Units per second of one runner alone; for a ratio let both take turns. */
export const rate = (run: () => number, ms: number): number => {
  const alone = contender(run)
  takeTurns([alone], ms)
  return figuresOf(alone).unitsPerSecond
}
