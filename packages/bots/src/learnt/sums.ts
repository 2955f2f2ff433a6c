import { NONE, type Types } from '@gam/kernel'
import type { Plan } from './hidden-layer.ts'
import { FIRST_OF_SEAT, type Inputs, type Row, TABLE, type Telling } from './inputs.ts'
import { Numbers } from './numbers.ts'

/** Sums are kept up to date so many at once, which takes two thirds of the time; what is too many gets nothing. */
const AT_ONCE = 4

/** What the inputs give each hidden unit: those of the table, and those of each seat for itself, then for every other seat. */
export class Sums {
  readonly plan: Plan
  readonly weights: Float32Array
  /** First those of the table, then those of each seat; then some that nobody reads. */
  readonly all: Float64Array

  constructor(plan: Plan, weights: Float32Array, seats: number) {
    this.plan = plan
    this.weights = weights
    this.all = new Float64Array(placeOf(plan, seats) + AT_ONCE)
    this.clear()
  }

  clear(): void {
    const { biasAt, hidden } = this.plan
    this.all.fill(0)
    for (let h = 0; h < hidden; h++) this.all[h] = this.weights[biasAt + h]
  }

  add(seat: number, input: number, value: number): void {
    const { all, weights } = this
    const from = rowOf(this.plan, seat, input)
    const to = placeOf(this.plan, seat)
    const width = widthOf(this.plan, seat)
    for (let i = 0; i < width; i++) all[to + i] += value * weights[from + i]
  }

  /** Those of another, and on top of them what is expected of each seat: two numbers, which are its first inputs. */
  expect(kept: Sums, expected: Float64Array): void {
    const { all, weights, plan } = this
    const one = rowOf(plan, 0, 0)
    const other = rowOf(plan, 0, 1)
    for (let i = 0; i < plan.hidden; i++) all[i] = kept.all[i]
    for (let seat = 0; seat * FIRST_OF_SEAT < expected.length; seat++) {
      const to = placeOf(plan, seat)
      const width = widthOf(plan, seat)
      const lead = expected[seat * FIRST_OF_SEAT]
      const points = expected[seat * FIRST_OF_SEAT + 1]
      for (let i = 0; i < width; i++)
        all[to + i] = kept.all[to + i] + lead * weights[one + i] + points * weights[other + i]
    }
  }

  /** Everything anew. */
  addUp(table: Row, seats: readonly Row[]): void {
    this.clear()
    for (let i = 0; i < table.count; i++) this.add(TABLE, table.index[i], table.value[i])
    for (let seat = 0; seat < seats.length; seat++) {
      const { index, value, count } = seats[seat]
      for (let i = 0; i < count; i++) this.add(seat, index[i], value[i])
    }
  }
}

/** Where the sums of a seat begin, or of the table; how many there are of it; where the weights of one of its inputs begin. */
export function placeOf({ hidden }: Plan, seat: number): number {
  return seat === TABLE ? 0 : (1 + 2 * seat) * hidden
}

function widthOf({ hidden }: Plan, seat: number): number {
  return seat === TABLE ? hidden : 2 * hidden
}

function rowOf({ hidden, seatsAt }: Plan, seat: number, input: number): number {
  return seat === TABLE ? input * hidden : seatsAt + 2 * input * hidden
}

/** What the values of numbers add to sums: for each value some shares, and for each share weights in a row. */
class Shares {
  /** The first share of each value; one more ends the last. */
  readonly first: number[] = [0]
  /** The first sum that it is added to, how many there are, and where their weights begin. */
  readonly to: number[] = []
  readonly width: number[] = []
  readonly from: number[] = []
  readonly #sums: Sums
  readonly #weights: number[] = []

  constructor(sums: Sums) {
    this.#sums = sums
  }

  get weights(): Float32Array {
    return Float32Array.from(this.#weights)
  }

  /** One share for the table and for each seat that something is told of, none where that has no weight. */
  addValue(tellings: readonly Telling[]): void {
    const { plan, weights } = this.#sums
    for (const [seat, told] of Map.groupBy(tellings, (telling) => telling.seat)) {
      const row = Array.from({ length: widthOf(plan, seat) }, (_, i) =>
        told.reduce((sum, { input, value }) => sum + value * weights[rowOf(plan, seat, input) + i], 0),
      )
      if (row.every((weight) => weight === 0)) continue
      while (row.length % AT_ONCE > 0) row.push(0)
      this.to.push(placeOf(plan, seat))
      this.width.push(row.length)
      this.from.push(this.#weights.length)
      this.#weights.push(...row)
    }
    this.first.push(this.to.length)
  }
}

/**
 * Kept up to date: from one position to the next little changes in a state. Weights must be whole numbers; what is told is a
 * whole number of small parts (see `Inputs`). So every sum is exact, and the same whatever was summed up before.
 */
export class KeptSums {
  readonly #inputs: Inputs
  readonly #sums: Sums
  readonly #numbers: Numbers
  /** Where the value NONE of each number is among the values that have shares; -1 - that where every one of it adds the same. */
  readonly #values: Int32Array
  readonly #first: Int32Array
  readonly #to: Int32Array
  readonly #width: Int32Array
  readonly #from: Int32Array
  readonly #weights: Float32Array

  /** `sums`: of nothing yet. */
  constructor(inputs: Inputs, sums: Sums) {
    this.#inputs = inputs
    this.#sums = sums
    this.#numbers = new Numbers(inputs.nothing)
    const shares = new Shares(sums)
    const known = new Map<object, number>()
    this.#values = Int32Array.from(inputs.meanings, (meaning) => {
      const at = shares.first.length - 1
      if ('each' in meaning) {
        shares.addValue([meaning.each])
        return -1 - at
      }
      const before = known.get(meaning.of)
      if (before !== undefined) return before
      for (const tellings of meaning.of) shares.addValue(tellings)
      known.set(meaning.of, at)
      return at
    })
    this.#first = Int32Array.from(shares.first)
    this.#to = Int32Array.from(shares.to)
    this.#width = Int32Array.from(shares.width)
    this.#from = Int32Array.from(shares.from)
    this.#weights = shares.weights
  }

  /** Those of a position. */
  at(state: Types['state']): Sums {
    const numbers = this.#numbers
    this.#inputs.write(state, numbers)
    const { changed, before, now, changes } = numbers
    for (let c = 0; c < changes; c++) {
      const i = changed[c]
      const value = this.#values[i]
      if (value < 0) this.#add(-1 - value, now[i] - before[c])
      else this.#replace(value + before[c] - NONE, value + now[i] - NONE)
    }
    return this.#sums
  }

  #add(value: number, times: number): void {
    const end = this.#first[value + 1]
    for (let share = this.#first[value]; share < end; share++) this.#addShare(share, times)
  }

  /** One value by another: mostly both have shares in the same sums, which are then gone through once. */
  #replace(before: number, now: number): void {
    const { all } = this.#sums
    const weights = this.#weights
    const endBefore = this.#first[before + 1]
    const endNow = this.#first[now + 1]
    let one = this.#first[before]
    let other = this.#first[now]
    for (; one < endBefore && other < endNow && this.#to[one] === this.#to[other]; one++, other++) {
      const to = this.#to[one]
      const less = this.#from[one]
      const more = this.#from[other]
      const width = this.#width[one]
      for (let i = 0; i < width; i += AT_ONCE) {
        all[to + i] += weights[more + i] - weights[less + i]
        all[to + i + 1] += weights[more + i + 1] - weights[less + i + 1]
        all[to + i + 2] += weights[more + i + 2] - weights[less + i + 2]
        all[to + i + 3] += weights[more + i + 3] - weights[less + i + 3]
      }
    }
    for (; one < endBefore; one++) this.#addShare(one, -1)
    for (; other < endNow; other++) this.#addShare(other, 1)
  }

  #addShare(share: number, times: number): void {
    const { all } = this.#sums
    const weights = this.#weights
    const to = this.#to[share]
    const from = this.#from[share]
    const width = this.#width[share]
    for (let i = 0; i < width; i += AT_ONCE) {
      all[to + i] += times * weights[from + i]
      all[to + i + 1] += times * weights[from + i + 1]
      all[to + i + 2] += times * weights[from + i + 2]
      all[to + i + 3] += times * weights[from + i + 3]
    }
  }
}
