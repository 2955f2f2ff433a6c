import type { Learnt, Packed } from '@gam/kernel'
import type { Row } from './inputs.ts'
import { wholes } from './packed.ts'
import { placeOf, Sums } from './sums.ts'

/** How the weights of a net lie in one row: of the table's inputs, of a seat's, of the units alone, then of what comes out. */
export interface Plan {
  readonly hidden: number
  /** Each seat's input has two rows of weights: for the seat itself, and for every other seat. */
  readonly seatsAt: number
  readonly biasAt: number
  readonly outAt: number
  readonly size: number
}

/** `out`: how many weights make something of the hidden units. */
export function planOf([table, seat]: Learnt['inputs'], hidden: number, out: number): Plan {
  const seatsAt = table * hidden
  const biasAt = seatsAt + 2 * seat * hidden
  const outAt = biasAt + hidden
  return { hidden, seatsAt, biasAt, outAt, size: outAt + out }
}

/**
 * What hidden units get of a position as each seat has it: of what it has, of what the others have on average, of the
 * table. Whoever plays has whole numbers for weights: `units` times `scale` are then what they get.
 */
export class HiddenLayer {
  readonly plan: Plan
  readonly weights: Float32Array
  readonly scale: number
  /** What the inputs give; whoever has filled it in may feel. */
  readonly sums: Sums
  /** What each unit gets, seat after seat. */
  readonly units: Float64Array
  readonly #shared: Float64Array
  readonly #seats: number

  constructor(plan: Plan, weights: Float32Array, seats: number, scale = 1) {
    this.plan = plan
    this.weights = weights
    this.scale = scale
    this.sums = new Sums(plan, weights, seats)
    this.units = new Float64Array(seats * plan.hidden)
    this.#shared = new Float64Array(plan.hidden)
    this.#seats = seats
  }

  /** For every seat. */
  feel(): void {
    const { hidden } = this.plan
    const { units } = this
    const { all } = this.sums
    const shared = this.#shared
    const share = 1 / (this.#seats - 1)
    for (let h = 0; h < hidden; h++) shared[h] = all[h]
    for (let seat = 0; seat < this.#seats; seat++) {
      const others = placeOf(this.plan, seat) + hidden
      for (let h = 0; h < hidden; h++) shared[h] += all[others + h] * share
    }
    for (let seat = 0; seat < this.#seats; seat++) {
      const to = seat * hidden
      const own = placeOf(this.plan, seat)
      for (let h = 0; h < hidden; h++)
        units[to + h] = shared[h] + all[own + h] - all[own + hidden + h] * share
    }
  }

  /** For one seat alone. */
  feelOne(one: number): void {
    const { hidden } = this.plan
    const { units } = this
    const { all } = this.sums
    const to = one * hidden
    const own = placeOf(this.plan, one)
    const share = 1 / (this.#seats - 1)
    for (let h = 0; h < hidden; h++) units[to + h] = all[h] + all[own + h]
    for (let seat = 0; seat < this.#seats; seat++) {
      if (seat === one) continue
      const others = placeOf(this.plan, seat) + hidden
      for (let h = 0; h < hidden; h++) units[to + h] += all[others + h] * share
    }
  }

  /** Adds up how much each weight before the units is to blame, where `blame` says it of each unit, seat after seat. */
  blame(table: Row, seats: readonly Row[], blame: Float64Array, slopes: Float64Array): void {
    const { hidden, seatsAt, biasAt } = this.plan
    const all = new Float64Array(hidden)
    for (let i = 0; i < blame.length; i++) all[i % hidden] += blame[i]
    for (let h = 0; h < hidden; h++) slopes[biasAt + h] += all[h]
    spread(slopes, table, 0, hidden, all)
    const rest = new Float64Array(hidden)
    for (let seat = 0; seat < seats.length; seat++) {
      const own = blame.subarray(seat * hidden, (seat + 1) * hidden)
      for (let h = 0; h < hidden; h++) rest[h] = (all[h] - own[h]) / (seats.length - 1)
      spread(slopes, seats[seat], seatsAt, 2 * hidden, own)
      spread(slopes, seats[seat], seatsAt + hidden, 2 * hidden, rest)
    }
  }
}

function spread(
  slopes: Float64Array,
  { index, value, count }: Row,
  from: number,
  apart: number,
  blame: Float64Array,
): void {
  for (let i = 0; i < count; i++) {
    const at = from + index[i] * apart
    const x = value[i]
    for (let h = 0; h < blame.length; h++) slopes[at + h] += x * blame[h]
  }
}

/** What a unit passes on: what it gets, nothing where that is below 0. Without a branch, which nobody could foresee. */
export function fired(unit: number): number {
  return (unit + Math.abs(unit)) / 2
}

/** The layer of somebody who plays. */
export function layerOf(packed: Packed, plan: Plan, seats: number): HiddenLayer {
  return new HiddenLayer(plan, wholes(packed, plan.size), seats, packed.scale)
}
