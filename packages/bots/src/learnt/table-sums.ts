import type { Plan } from './hidden-layer.ts'
import type { Row } from './inputs.ts'

/** What the table gives each hidden unit; the same array every time. */
export type TableSums = (table: Row) => Float64Array

/** Added up from the beginning each time. */
export function sumsAnew({ hidden, biasAt }: Plan, weights: Float32Array): TableSums {
  const sums = new Float64Array(hidden)
  return ({ index, value, count }) => {
    for (let h = 0; h < hidden; h++) sums[h] = weights[biasAt + h]
    for (let i = 0; i < count; i++) {
      const from = index[i] * hidden
      const x = value[i]
      for (let h = 0; h < hidden; h++) sums[h] += x * weights[from + h]
    }
    return sums
  }
}

/**
 * Kept up to date: from one position to the next little changes on a table. Weights must be whole numbers; what is told is
 * a whole number of small parts (see `Inputs`). So every sum is exact, and the same whatever was summed up before.
 */
export function sumsKept({ hidden, seatsAt, biasAt }: Plan, weights: Float32Array): TableSums {
  const inputs = seatsAt / hidden
  const sums = Float64Array.from(weights.subarray(biasAt, biasAt + hidden))
  const before = new Float64Array(inputs)
  const now = new Float64Array(inputs)
  /** The inputs that were told before, and those that are told now. */
  let known: number[] = []
  let told: number[] = []
  let knownCount = 0
  const change = (input: number) => {
    const more = now[input] - before[input]
    if (more === 0) return
    before[input] = now[input]
    const from = input * hidden
    for (let h = 0; h < hidden; h++) sums[h] += more * weights[from + h]
  }
  return ({ index, value, count }) => {
    for (let i = 0; i < count; i++) {
      told[i] = index[i]
      now[index[i]] += value[i]
    }
    for (let i = 0; i < count; i++) change(told[i])
    for (let i = 0; i < knownCount; i++) change(known[i])
    for (let i = 0; i < count; i++) now[told[i]] = 0
    const spare = known
    known = told
    knownCount = count
    told = spare
    return sums
  }
}
