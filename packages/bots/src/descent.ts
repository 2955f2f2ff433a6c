/** Numbers with names, to be fitted. */
export type Weights = { readonly [name: string]: number }

const RATE = 0.03

/** Adam, with slopes taken by trying each weight a little higher; steps in proportion to the weight. */
export function descend(start: Weights, rounds: number, batch: () => (trial: Weights) => number): Weights {
  const names = Object.keys(start)
  const values = names.map((name) => start[name])
  const mean = names.map(() => 0)
  const square = names.map(() => 0)
  const named = (numbers: readonly number[]): Weights =>
    Object.fromEntries(names.map((name, i) => [name, numbers[i]]))
  for (let round = 1; round <= rounds; round++) {
    const error = batch()
    const here = error(named(values))
    const slopes = values.map((value, i) => {
      const nudge = 1e-3 * Math.max(0.1, Math.abs(value))
      return (error(named(values.with(i, value + nudge))) - here) / nudge
    })
    const rate = RATE * (1 - round / (rounds + 1))
    for (const [i, slope] of slopes.entries()) {
      mean[i] = 0.9 * mean[i] + 0.1 * slope
      square[i] = 0.99 * square[i] + 0.01 * slope * slope
      const step = mean[i] / (1 - 0.9 ** round) / (Math.sqrt(square[i] / (1 - 0.99 ** round)) + 1e-8)
      values[i] -= rate * Math.max(0.1, Math.abs(values[i])) * step
    }
  }
  return named(values.map((value) => Number(value.toPrecision(4))))
}
