import { componentSet, type Game, type Replay, Sitting, type Types, writeReplay } from '@gam/kernel'
import { type Eyes, Line, momentFor, pastMoment, previewFor, totalsFor } from '@gam/table'
import type { Lesson, LessonStep } from '../games/lesson.ts'
import { unlessRuledOut } from '../session/ruled-out.ts'
import {
  Denied,
  type Hearer,
  type Preview,
  Session,
  type TableInfo,
  type TablePort,
  type Told,
} from '../session/session.ts'

/** Where the pupil stands; kept, so that a lesson can be gone on with. */
export interface Progress {
  readonly step: number
  /** What the pupil did at each step that wanted something, in notation. */
  readonly done: readonly (readonly string[])[]
}

const PUPIL = 0
/** A lesson goes forward only. */
const EYES: Eyes = { viewer: PUPIL, decides: true, undoes: null, mayAsk: false }
export const BEGINNING: Progress = { step: 0, done: [] }

/** A lesson as a table: it takes only what the lesson is about, and the others do as the lesson says. */
export class LessonPort implements TablePort {
  readonly lesson: Lesson
  readonly table: TableInfo
  readonly #keep: (progress: Progress) => void
  #line: Line
  #place = 0
  #hearer: Hearer | null = null
  #progress: Progress = BEGINNING
  /** Something else was tried that is allowed, but does not take the lesson on. */
  #strayed = false

  constructor(game: Game, lesson: Lesson, progress: Progress, keep: (progress: Progress) => void) {
    this.lesson = lesson
    this.#keep = keep
    const start = openingOf(game, lesson)
    this.#line = new Line(start)
    this.table = {
      id: `lesson ${lesson.game}`,
      game: lesson.game,
      rules: start.game.rulesVersion,
      seats: lesson.seats,
      players: start.people,
      // As the game completed them: a board may ask for any of them.
      options: start.config.options as TableInfo['options'],
      components: start.config.components.id,
      componentSet: null,
      shared: false,
    }
    this.#restore(progress, start)
  }

  static open(
    game: Game,
    lesson: Lesson,
    progress: Progress,
    keep: (progress: Progress) => void,
  ): Session<LessonPort> {
    const port = new LessonPort(game, lesson, progress, keep)
    return new Session(port, { table: port.table, moment: port.#told(null) })
  }

  attach(hearer: Hearer): void {
    this.#hearer = hearer
  }

  tellAll(): void {
    this.#hearer?.moment(this.#told(null))
  }

  get step(): LessonStep {
    return this.lesson.steps[this.#progress.step]
  }

  async at(moves: number): Promise<Told> {
    return { ...pastMoment(this.#sitting, moves, PUPIL), veiled: null }
  }

  get progress(): Progress {
    return this.#progress
  }

  get strayed(): boolean {
    return this.#strayed
  }

  /** From what was read to the next idea. */
  readOn(): void {
    if (this.step.wants || this.#progress.step === this.lesson.steps.length - 1) return
    this.#follow(this.step)
    this.#advance(this.#progress.done)
  }

  startAgain(): void {
    this.#line = new Line(openingOf(this.#sitting.game, this.lesson))
    this.#progress = BEGINNING
    this.#strayed = false
    this.#place = 0
    this.#changed()
  }

  async submit(actions: readonly string[]): Promise<void> {
    const { step } = this
    this.#stayWithIt(actions)
    this.#line.adopt(unlessRuledOut(() => this.#sitting.submit(PUPIL, ...actions)))
    this.#follow(step)
    this.#advance([...this.#progress.done, actions])
  }

  /** What the lesson is not about is turned down before it is shown: there is nothing to confirm. */
  async preview(actions: readonly string[]): Promise<Preview> {
    this.#stayWithIt(actions)
    return unlessRuledOut(() => previewFor(this.#sitting, PUPIL, actions))
  }

  #stayWithIt(actions: readonly string[]): void {
    if (this.#suits(this.step, actions[0])) return
    this.#strayed = true
    this.#hearer?.changed()
    throw new Denied('strayed', 'The lesson is about something else here.')
  }

  async undo(): Promise<void> {
    throw new Denied('no-undo', 'A lesson goes forward only; it can be started again.')
  }

  async unveil(): Promise<void> {
    // One pupil, one screen.
  }

  async totals(): Promise<readonly (readonly number[])[]> {
    return totalsFor(this.#sitting, PUPIL)
  }

  /** The game so far, to be played on without the lesson. */
  async export(): Promise<Replay> {
    return writeReplay(this.#sitting)
  }

  async restart(): Promise<void> {
    this.startAgain()
  }

  close(): void {
    this.#hearer = null
  }

  get #sitting(): Sitting {
    return this.#line.sitting
  }

  #suits({ wants }: LessonStep, action: string): boolean {
    const option = this.#sitting.decision?.options.find(({ text }) => text === action)
    return option !== undefined && wants?.(option.action) === true
  }

  #follow({ others = [] }: LessonStep): void {
    for (const action of others) this.#line.adopt(this.#sitting.submit(this.#line.asked ?? PUPIL, action))
  }

  #advance(done: Progress['done']): void {
    this.#progress = { step: Math.min(this.#progress.step + 1, this.lesson.steps.length - 1), done }
    this.#strayed = false
    this.#changed()
  }

  #changed(): void {
    this.#keep(this.#progress)
    this.#hearer?.moment(this.#told(this.#place))
  }

  #told(since: number | null): Told {
    this.#place = this.#line.place
    return { ...momentFor(this.#line, EYES, since), veiled: null }
  }

  /** Does again what the pupil did. A lesson that was rewritten since begins anew. */
  #restore({ step, done }: Progress, start: Sitting): void {
    const answers = [...done]
    try {
      for (const each of this.lesson.steps.slice(0, step)) {
        if (each.wants)
          for (const action of answers.shift() ?? []) this.#line.adopt(this.#sitting.submit(PUPIL, action))
        this.#follow(each)
      }
      this.#progress = { step, done }
    } catch {
      this.#line = new Line(start)
      this.#progress = BEGINNING
    }
  }
}

/** The table after the deal and the actions of the opening. */
function openingOf(game: Game, { seats, options, seed, opening }: Lesson): Sitting {
  const dealt: Sitting = Sitting.begin<Types>(game, {
    seats: seats.filter(({ bot }) => bot !== 'automaton').map(({ name }) => name),
    seed,
    options,
    components: componentSet(game.components, undefined),
  })
  return opening.reduce((sitting, action) => sitting.submit(sitting.decision?.seat ?? PUPIL, action), dealt)
}
