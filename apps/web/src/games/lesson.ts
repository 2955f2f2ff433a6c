import type { Json } from '@gam/kernel'
import type { SeatPlan } from '@gam/table'

/** One idea: something to read, and mostly something to do. */
export interface LessonStep {
  readonly id: string
  /**
   * Places of the board that it is about, besides the piece that it wants: the first is what it points at. Those that
   * have no room on a phone are followed by what leads to them there.
   */
  readonly shows?: readonly string[]
  /** Where `does` is a row of amounts that are set together: what each of them is set by. */
  readonly sets?: readonly string[]
  /** What takes the lesson on, in notation: an action, or a row of them; left out: it is only read. */
  readonly does?: string | readonly string[]
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
  /** Which steps begin a new chapter: what comes before them makes sense by itself. */
  readonly chapters?: readonly string[]
}

const PUPIL: SeatPlan = { name: 'Mara', flag: 1, bot: null }
export const WITH_ILSE: readonly SeatPlan[] = [PUPIL, { name: 'Ilse', flag: 2, bot: 'easy' }]
export const WITH_ILSE_AND_BEN: readonly SeatPlan[] = [...WITH_ILSE, { name: 'Ben', flag: 3, bot: 'easy' }]
