import { type Game, type Learnt, Sfc32 } from '@gam/kernel'
import { growth } from './growth.ts'
import { Inputs, type Row } from './inputs.ts'
import type { Lesson } from './lessons.ts'
import { Net, type Plan, packed, planOf } from './net.ts'

export interface Fitting {
  readonly game: Pick<Game, 'shape' | 'rulesVersion'>
  readonly lessons: readonly Lesson[]
  /** Lessons of other games, by which the best pass is found. */
  readonly heldBack: readonly Lesson[]
  readonly hidden: number
  readonly passes: number
  readonly seed: number
  readonly made: string
}

export interface Fitted {
  readonly learnt: Learnt
  /** Cross-entropy of who wins, on the lessons held back: by the judgement alone, and after each pass. */
  readonly before: number
  readonly after: readonly number[]
}

const BATCH = 64
const RATE = 0.0003
const DECAY = 1
/** An input that was seen less often than this says nothing. */
const SELDOM = 200
const FIRST_SPREAD = 0.15

/** Fits a net to who won, on top of how the judgement sees it: Adam, and the pass that is best on games held back. */
export function fit({ game, lessons, heldBack, hidden, passes, seed, made }: Fitting): Fitted {
  const { tableSize, seatSize } = new Inputs(game, 2)
  const inputs = [tableSize, seatSize] as const
  const plan = planOf(inputs, hidden)
  const luck = new Sfc32(seed)
  const weights = beginning(plan, seenRows(lessons, plan), luck)
  const pupil = new Pupil(game, plan, weights)
  const before = pupil.error(heldBack, false)
  const after: number[] = []
  let best = weights.slice().fill(0)
  let least = before
  const order = Array.from(lessons.keys())
  for (let pass = 0; pass < passes; pass++) {
    for (let i = order.length - 1; i > 0; i--) {
      const j = luck.below(i + 1)
      ;[order[i], order[j]] = [order[j], order[i]]
    }
    for (let from = 0; from < order.length; from += BATCH) {
      const rate = RATE * (1 - (pass + from / order.length) / (passes + 0.25))
      pupil.learn(
        order.slice(from, from + BATCH).map((i) => lessons[i]),
        rate,
      )
    }
    const error = pupil.error(heldBack, true)
    after.push(error)
    if (error < least) {
      least = error
      best = weights.slice()
    }
  }
  return { learnt: { rules: game.rulesVersion, made, inputs, hidden, ...packed(best) }, before, after }
}

/** Small weights for what is seen, none for what hardly ever is. */
function beginning(plan: Plan, seen: ReadonlySet<number>, luck: Sfc32): Float32Array {
  const weights = new Float32Array(plan.size)
  const { hidden, biasAt } = plan
  for (let i = 0; i < plan.size; i++)
    if (i < biasAt && seen.has(Math.floor(i / hidden)))
      weights[i] = FIRST_SPREAD * (luck.word() / 2 ** 31 - 1)
  return weights
}

/** The rows of weights whose inputs came up often enough. */
function seenRows(lessons: readonly Lesson[], plan: Plan): Set<number> {
  const times = new Uint32Array(plan.biasAt / plan.hidden)
  const first = plan.seatsAt / plan.hidden
  for (const { table, seats } of lessons) {
    for (let i = 0; i < table.count; i++) times[table.index[i]]++
    for (const { index, count } of seats)
      for (let i = 0; i < count; i++) {
        times[first + 2 * index[i]]++
        times[first + 2 * index[i] + 1]++
      }
  }
  return new Set(Array.from(times.keys()).filter((row) => times[row] >= SELDOM))
}

/** A net that is being taught. */
class Pupil {
  readonly #game: Pick<Game, 'shape'>
  readonly #plan: Plan
  readonly #weights: Float32Array
  readonly #frozen: Uint8Array
  readonly #slopes: Float64Array
  readonly #mean: Float64Array
  readonly #square: Float64Array
  readonly #nets = new Map<number, Net>()
  #step = 0

  constructor(game: Pick<Game, 'shape'>, plan: Plan, weights: Float32Array) {
    this.#game = game
    this.#plan = plan
    this.#weights = weights
    this.#frozen = Uint8Array.from(weights, (weight, i) => (weight === 0 && i < plan.biasAt ? 1 : 0))
    this.#slopes = new Float64Array(plan.size)
    this.#mean = new Float64Array(plan.size)
    this.#square = new Float64Array(plan.size)
  }

  /** The mean cross-entropy; `taught`: with what the net says. */
  error(lessons: readonly Lesson[], taught: boolean): number {
    let sum = 0
    for (const lesson of lessons) {
      const shares = this.#shares(lesson, taught)
      for (const [seat, came] of lesson.came.entries()) sum -= came * Math.log(Math.max(1e-9, shares[seat]))
    }
    return sum / lessons.length
  }

  learn(batch: readonly Lesson[], rate: number): void {
    this.#slopes.fill(0)
    for (const lesson of batch) this.#blame(lesson, 1 / batch.length)
    this.#step++
    const weights = this.#weights
    const first = 1 - 0.9 ** this.#step
    const second = 1 - 0.999 ** this.#step
    for (let i = 0; i < weights.length; i++) {
      if (this.#frozen[i]) continue
      const slope = this.#slopes[i]
      this.#mean[i] = 0.9 * this.#mean[i] + 0.1 * slope
      this.#square[i] = 0.999 * this.#square[i] + 0.001 * slope * slope
      const step = this.#mean[i] / first / (Math.sqrt(this.#square[i] / second) + 1e-8)
      weights[i] -= rate * (step + DECAY * weights[i])
    }
  }

  #netFor(seats: number): Net {
    const net = this.#nets.get(seats) ?? new Net(new Inputs(this.#game, seats), this.#plan, this.#weights)
    this.#nets.set(seats, net)
    return net
  }

  /** Each seat's chance of winning. */
  #shares({ table, seats, stands }: Lesson, taught: boolean): number[] {
    const net = this.#netFor(seats.length)
    if (taught) net.think(table, seats)
    const grown = stands.map((stand, seat) =>
      growth(stand - stands[0] + (taught ? net.says[seat] - net.says[0] : 0)),
    )
    const sum = grown.reduce((all, one) => all + one, 0)
    return grown.map((one) => one / sum)
  }

  /** Adds up how much each weight is to blame for what was wrong. */
  #blame(lesson: Lesson, share: number): void {
    const { hidden, seatsAt, biasAt, sayAt } = this.#plan
    const { table, seats, came } = lesson
    const shares = this.#shares(lesson, true)
    const { units } = this.#netFor(seats.length)
    const weights = this.#weights
    const slopes = this.#slopes
    const each = seats.map(() => new Float64Array(hidden))
    const all = new Float64Array(hidden)
    for (let seat = 0; seat < seats.length; seat++) {
      const wrong = (shares[seat] - came[seat]) * share
      for (let h = 0; h < hidden; h++) {
        const unit = units[seat * hidden + h]
        if (unit <= 0) continue
        slopes[sayAt + h] += wrong * unit
        each[seat][h] = wrong * weights[sayAt + h]
        all[h] += each[seat][h]
      }
    }
    for (let h = 0; h < hidden; h++) slopes[biasAt + h] += all[h]
    this.#spread(table, 0, 1, all)
    const rest = new Float64Array(hidden)
    for (let seat = 0; seat < seats.length; seat++) {
      for (let h = 0; h < hidden; h++) rest[h] = (all[h] - each[seat][h]) / (seats.length - 1)
      this.#spread(seats[seat], seatsAt, 2, each[seat])
      this.#spread(seats[seat], seatsAt + hidden, 2, rest)
    }
  }

  #spread({ index, value, count }: Row, from: number, rows: number, blame: Float64Array): void {
    const { hidden } = this.#plan
    const slopes = this.#slopes
    for (let i = 0; i < count; i++) {
      const at = from + index[i] * rows * hidden
      const x = value[i]
      for (let h = 0; h < hidden; h++) slopes[at + h] += x * blame[h]
    }
  }
}
