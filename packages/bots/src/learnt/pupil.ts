import type { Sfc32 } from '@gam/kernel'
import type { Plan } from './hidden-layer.ts'
import type { Lesson } from './lessons.ts'

const BATCH = 64
/** An input that was seen less often than this says nothing. */
const SELDOM = 200
const FIRST_SPREAD = 0.15

/** A net that is being taught: what is wrong with what it says, and how much each weight is to blame for that. */
export interface Pupil {
  readonly plan: Plan
  readonly weights: Float32Array
  /** How wrong it is about one lesson. */
  error(lesson: Lesson): number
  blame(lesson: Lesson, share: number, slopes: Float64Array): void
}

export interface Course {
  readonly lessons: readonly Lesson[]
  /** Lessons of other games, by which the best pass is found. */
  readonly heldBack: readonly Lesson[]
  readonly passes: number
  readonly rate: number
  readonly decay: number
  readonly luck: Sfc32
}

export interface Taught {
  /** The mean error on the lessons held back: where nothing is said, and after each pass. */
  readonly before: number
  readonly after: readonly number[]
  /** Those of the best pass, or those that it began with; all 0 where none was better than to say nothing. */
  readonly weights: Float32Array
}

/** Adam, slowly and with decay. */
export function teach(pupil: Pupil, { lessons, heldBack, passes, rate, decay, luck }: Course): Taught {
  const { weights } = pupil
  const first = weights.slice()
  weights.fill(0)
  const before = meanError(pupil, heldBack)
  let best = weights.slice()
  let least = before
  weights.set(first)
  const kept = (error: number) => {
    if (error >= least) return
    least = error
    best = weights.slice()
  }
  kept(meanError(pupil, heldBack))
  const steps = new Steps(pupil, decay)
  const after: number[] = []
  const order = Array.from(lessons.keys())
  for (let pass = 0; pass < passes; pass++) {
    for (let i = order.length - 1; i > 0; i--) {
      const j = luck.below(i + 1)
      ;[order[i], order[j]] = [order[j], order[i]]
    }
    for (let from = 0; from < order.length; from += BATCH) {
      const batch = order.slice(from, from + BATCH).map((i) => lessons[i])
      steps.take(batch, rate * (1 - (pass + from / order.length) / (passes + 0.25)))
    }
    const error = meanError(pupil, heldBack)
    after.push(error)
    kept(error)
  }
  return { before, after, weights: best }
}

/**
 * Those of somebody who has learnt before, or small ones for what is told often enough, none for the rest, nor for inputs
 * of a seat before the first that counts.
 */
export function beginning(
  plan: Plan,
  lessons: readonly Lesson[],
  firstOfSeat: number,
  luck: Sfc32,
  before: Float32Array | null,
): Float32Array {
  const { hidden, biasAt, seatsAt } = plan
  const times = new Uint32Array(biasAt / hidden)
  const seatRows = seatsAt / hidden
  for (const { table, seats } of lessons) {
    for (let i = 0; i < table.count; i++) times[table.index[i]]++
    for (const { index, count } of seats)
      for (let i = 0; i < count; i++) {
        if (index[i] < firstOfSeat) continue
        times[seatRows + 2 * index[i]]++
        times[seatRows + 2 * index[i] + 1]++
      }
  }
  const weights = before?.slice() ?? new Float32Array(plan.size)
  for (let i = 0; i < biasAt; i++)
    if (weights[i] === 0 && times[Math.floor(i / hidden)] >= SELDOM)
      weights[i] = FIRST_SPREAD * (luck.word() / 2 ** 31 - 1)
  return weights
}

function meanError(pupil: Pupil, lessons: readonly Lesson[]): number {
  let sum = 0
  for (const lesson of lessons) sum += pupil.error(lesson)
  return sum / lessons.length
}

class Steps {
  readonly #pupil: Pupil
  readonly #decay: number
  /** Weights of inputs that say nothing stay at 0. */
  readonly #frozen: Uint8Array
  readonly #slopes: Float64Array
  readonly #mean: Float64Array
  readonly #square: Float64Array
  #step = 0

  constructor(pupil: Pupil, decay: number) {
    const { plan, weights } = pupil
    this.#pupil = pupil
    this.#decay = decay
    this.#frozen = Uint8Array.from(weights, (weight, i) => (weight === 0 && i < plan.biasAt ? 1 : 0))
    this.#slopes = new Float64Array(plan.size)
    this.#mean = new Float64Array(plan.size)
    this.#square = new Float64Array(plan.size)
  }

  take(batch: readonly Lesson[], rate: number): void {
    const { weights } = this.#pupil
    this.#slopes.fill(0)
    for (const lesson of batch) this.#pupil.blame(lesson, 1 / batch.length, this.#slopes)
    this.#step++
    const first = 1 - 0.9 ** this.#step
    const second = 1 - 0.999 ** this.#step
    for (let i = 0; i < weights.length; i++) {
      if (this.#frozen[i]) continue
      const slope = this.#slopes[i]
      this.#mean[i] = 0.9 * this.#mean[i] + 0.1 * slope
      this.#square[i] = 0.999 * this.#square[i] + 0.001 * slope * slope
      const step = this.#mean[i] / first / (Math.sqrt(this.#square[i] / second) + 1e-8)
      weights[i] -= rate * (step + this.#decay * weights[i])
    }
  }
}
