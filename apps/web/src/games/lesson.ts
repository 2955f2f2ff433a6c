import type { Fact, Json } from '@gam/kernel'
import type { SeatPlan } from '@gam/table'

/** One idea: something to read, and mostly something to do. */
export interface LessonStep {
  readonly id: string
  /** Which of the open options take the lesson on; left out: it is only read. */
  readonly wants?: (action: Fact) => boolean
  /** What the others do afterwards, in notation, until the pupil is asked again. */
  readonly others?: readonly string[]
}

/** A guided first game: real decisions on the real engine, from a prepared position. The pupil has the first seat. */
export interface Lesson {
  readonly game: string
  readonly seats: readonly SeatPlan[]
  readonly options: Json
  readonly seed: string
  /** What was played before the lesson begins, in notation. */
  readonly opening: readonly string[]
  readonly steps: readonly LessonStep[]
}
