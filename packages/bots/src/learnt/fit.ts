import { type Game, type Learnt, type Packed, Sfc32 } from '@gam/kernel'
import { shared, surprise } from './chances.ts'
import { ActionRows, Habits, outOf } from './habits.ts'
import { HiddenLayer, type Plan, planOf } from './hidden-layer.ts'
import { FIRST_OF_SEAT, Inputs } from './inputs.ts'
import type { Choice, Lesson } from './lessons.ts'
import { Net } from './net.ts'
import { LETTERS_A_WEIGHT, packed, unpacked } from './packed.ts'
import { beginning, type Pupil, type Taught, teach } from './pupil.ts'

export interface Fitting {
  readonly game: Pick<Game, 'shape' | 'actions' | 'rulesVersion'>
  readonly lessons: readonly Lesson[]
  /** Lessons of other games, by which the best pass is found. */
  readonly heldBack: readonly Lesson[]
  readonly hidden: number
  readonly passes: number
  readonly seed: number
  readonly made: string
  /** What is learnt; the rest stays as it was. */
  readonly subjects: Subjects
  /** Who is taught further; left out: somebody who knows nothing yet. */
  readonly pupil?: Learnt | undefined
}

/** Whether who wins is learnt, and whether what searches like. */
export interface Subjects {
  readonly chances: boolean
  readonly habits: boolean
}

export interface Fitted {
  readonly learnt: Learnt
  /** Cross-entropy of who wins, on the lessons held back: by the judgement alone, and after each pass; null if not learnt. */
  readonly chances: Omit<Taught, 'weights'> | null
  /** The same of which option a search likes: as the judgement leans, and after each pass. */
  readonly habits: Omit<Taught, 'weights'> | null
}

/** How fast what is said of seats and of options is learnt, and how fast it is forgotten. */
const OF_CHANCES = { rate: 0.0003, decay: 0.1 }
const OF_HABITS = { rate: 0.001, decay: 0.1 }

/** Fits a net to who won, on top of how the judgement sees it, and another to what searches like, on top of how it leans. */
export function fit(fitting: Fitting): Fitted {
  const { game, made, pupil } = fitting
  const { tableSize, seatSize } = new Inputs(game, 2)
  const inputs = [tableSize, seatSize] as const
  const luck = new Sfc32(fitting.seed)
  const chances = fitting.subjects.chances ? fitChances(fitting, inputs, luck) : null
  const habits = fitting.subjects.habits ? fitHabits(fitting, inputs, luck) : null
  const { hidden, scale, weights } = chances
    ? { hidden: fitting.hidden, ...packed(chances.weights) }
    : (pupil ?? NOTHING)
  const liked = habits
    ? { rows: habits.rows, hidden: fitting.hidden, ...packed(habits.weights) }
    : pupil?.habits
  const learnt = { rules: game.rulesVersion, made, inputs, hidden, scale, weights }
  return { learnt: { ...learnt, ...(liked && { habits: liked }) }, chances, habits }
}

/** Of a net without units nothing is heard. */
const NOTHING: Packed = { hidden: 0, scale: 1, weights: '' }

function fitChances(
  { lessons, heldBack, hidden, passes, pupil }: Fitting,
  inputs: Learnt['inputs'],
  luck: Sfc32,
): Taught {
  const plan = planOf(inputs, hidden, hidden)
  const told = (lesson: Lesson) => lesson.came !== null
  const won = lessons.filter(told)
  const first = beginning(plan, won, 0, luck, unpackedFor(plan, pupil))
  return teach(new Judge(plan, first), {
    ...{ lessons: won, heldBack: heldBack.filter(told), passes, luck },
    ...OF_CHANCES,
  })
}

function fitHabits(
  { game, lessons, heldBack, hidden, passes, pupil }: Fitting,
  inputs: Learnt['inputs'],
  luck: Sfc32,
): Taught & { readonly rows: number } {
  const rows = new ActionRows(game.actions)
  const plan = planOf(inputs, hidden, outOf(rows.size, hidden))
  const thought = (lesson: Lesson) => lesson.choice !== null
  const chosen = lessons.filter(thought)
  const first = beginning(plan, chosen, FIRST_OF_SEAT, luck, unpackedFor(plan, pupil?.habits))
  const taught = teach(new Chooser(rows, plan, first), {
    ...{ lessons: chosen, heldBack: heldBack.filter(thought), passes, luck },
    ...OF_HABITS,
  })
  return { ...taught, rows: rows.size }
}

/** What was learnt before, where it is of the same form. */
function unpackedFor(plan: Plan, known: Packed | undefined): Float32Array | null {
  return known?.weights.length === LETTERS_A_WEIGHT * plan.size ? unpacked(known, plan.size) : null
}

/** One thing for each number of seats. */
class BySeats<T> {
  readonly #made = new Map<number, T>()
  readonly #make: (seats: number) => T

  constructor(make: (seats: number) => T) {
    this.#make = make
  }

  for(seats: number): T {
    const thing = this.#made.get(seats) ?? this.#make(seats)
    this.#made.set(seats, thing)
    return thing
  }
}

/** Says who wins. */
class Judge implements Pupil {
  readonly plan: Plan
  readonly weights: Float32Array
  readonly #nets: BySeats<Net>

  constructor(plan: Plan, weights: Float32Array) {
    this.plan = plan
    this.weights = weights
    this.#nets = new BySeats((seats) => new Net(new HiddenLayer(plan, weights, seats), seats))
  }

  error(lesson: Lesson): number {
    return lesson.came === null ? 0 : surprise(this.#shares(lesson), lesson.came)
  }

  blame(lesson: Lesson, share: number, slopes: Float64Array): void {
    const { hidden, outAt } = this.plan
    const { table, seats, came } = lesson
    if (came === null) return
    const shares = this.#shares(lesson)
    const { layer } = this.#nets.for(seats.length)
    const { units } = layer
    const blamed = new Float64Array(units.length)
    for (let seat = 0; seat < seats.length; seat++) {
      const wrong = (shares[seat] - came[seat]) * share
      for (let h = 0; h < hidden; h++) {
        const unit = units[seat * hidden + h]
        if (unit <= 0) continue
        slopes[outAt + h] += wrong * unit
        blamed[seat * hidden + h] = wrong * this.weights[outAt + h]
      }
    }
    layer.blame(table, seats, blamed, slopes)
  }

  /** Each seat's chance of winning. */
  #shares({ table, seats, stands }: Lesson): number[] {
    const net = this.#nets.for(seats.length)
    net.layer.sums.addUp(table, seats)
    net.think()
    return shared(stands.map((stand, seat) => stand + net.says[seat]))
  }
}

/** Says which option is liked. */
class Chooser implements Pupil {
  readonly plan: Plan
  readonly weights: Float32Array
  readonly #habits: BySeats<Habits>

  constructor(rows: ActionRows, plan: Plan, weights: Float32Array) {
    this.plan = plan
    this.weights = weights
    this.#habits = new BySeats((seats) => new Habits(new HiddenLayer(plan, weights, seats), rows))
  }

  error(lesson: Lesson): number {
    const { choice } = lesson
    return choice === null ? 0 : surprise(this.#shares(lesson, choice), choice.liked)
  }

  blame(lesson: Lesson, share: number, slopes: Float64Array): void {
    const { choice, table, seats } = lesson
    if (choice === null) return
    const { hidden, outAt } = this.plan
    const { seat, codes, liked } = choice
    const shares = this.#shares(lesson, choice)
    const { layer, rows } = this.#habits.for(seats.length)
    const { units } = layer
    const blamed = new Float64Array(units.length)
    const from = seat * hidden
    for (const [i, code] of codes.entries()) {
      const wrong = (shares[i] - liked[i]) * share
      for (const row of rows.of(code)) {
        const at = outAt + row * (hidden + 1)
        slopes[at + hidden] += wrong
        for (let h = 0; h < hidden; h++) {
          if (units[from + h] <= 0) continue
          slopes[at + h] += wrong * units[from + h]
          blamed[from + h] += wrong * this.weights[at + h]
        }
      }
    }
    layer.blame(table, seats, blamed, slopes)
  }

  #shares({ table, seats }: Lesson, { seat, codes, leanings }: Choice): number[] {
    const habits = this.#habits.for(seats.length)
    habits.layer.sums.addUp(table, seats)
    habits.layer.feelOne(seat)
    return shared(codes.map((code, i) => Math.log(leanings[i]) + habits.speaksFor(code, seat)))
  }
}
