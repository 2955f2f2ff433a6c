import { componentSet, type Game, oneAt, type Replay, Sitting, type Types, writeReplay } from '@gam/kernel'
import { type Eyes, Line, momentFor, pastMoment, previewFor, totalsFor } from '@gam/table'
import type { Lesson, LessonStep } from '../games/lesson.ts'
import { Listeners } from '../listeners.ts'
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
import { BEGINNING, type Progress } from './progress.ts'

const PUPIL = 0
/** A lesson goes forward only. */
const EYES: Eyes = { viewer: PUPIL, decides: true, undoes: null, mayAsk: false }

/** A lesson as a table: it takes only what the lesson is about, and the others do as the lesson says. */
export class LessonPort implements TablePort {
  readonly stepwise = true
  readonly lesson: Lesson
  readonly table: TableInfo
  readonly #keep: (progress: Progress) => void
  #line: Line
  #place = 0
  #hearer: Hearer | null = null
  #progress: Progress = BEGINNING
  /** Something else is considered that is allowed, but does not take the lesson on. */
  #strayed: readonly string[] | null = null
  /** How much of what this step wants is done. */
  #begun: readonly string[] = []
  /** How often something else was considered at this step. */
  #strays = 0
  readonly #listeners = new Listeners()

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
    return oneAt(this.lesson.steps, this.#progress.step)
  }

  async at(moves: number): Promise<Told> {
    return { ...pastMoment(this.#sitting, moves, PUPIL), veiled: null }
  }

  get progress(): Progress {
    return this.#progress
  }

  /** The row of actions that is considered instead of what the lesson is about. */
  get strayed(): readonly string[] | null {
    return this.#strayed
  }

  get strays(): number {
    return this.#strays
  }

  /** Of what the lesson itself says; what the table says is the session's. */
  subscribe(listener: () => void): () => void {
    return this.#listeners.subscribe(listener)
  }

  /** What takes the lesson on from here, in notation; null where there is only something to read. */
  get wanted(): readonly string[] | null {
    return this.step.does === undefined ? null : rowOf(this.step).slice(this.#begun.length)
  }

  /** The chapter that the pupil is in, from its first step to the one after its last. */
  get chapter(): { readonly at: number; readonly from: number; readonly to: number; readonly of: number } {
    const { steps, chapters = [] } = this.lesson
    const starts = [0, ...steps.flatMap(({ id }, i) => (chapters.includes(id) ? [i] : []))]
    const at = starts.findLastIndex((start) => start <= this.#progress.step)
    return { at, from: starts[at] ?? 0, to: starts[at + 1] ?? steps.length, of: starts.length }
  }

  /** From what was read to the next idea. */
  readOn(): void {
    if (this.step.does || this.#progress.step === this.lesson.steps.length - 1) return
    this.#follow(this.step)
    this.#advance(this.#progress.done)
  }

  startAgain(): void {
    this.#goTo(BEGINNING)
  }

  /** To the idea before this one, as the table was then. */
  back(): void {
    const { step, done } = this.#progress
    if (step === 0) return
    const wanted = this.lesson.steps[step - 1]?.does !== undefined
    this.#goTo({ step: step - 1, done: wanted ? done.slice(0, -1) : done })
  }

  /** The idea is done for the pupil. */
  async skip(): Promise<void> {
    const { wanted } = this
    if (wanted === null) this.readOn()
    else await this.submit(wanted)
  }

  /** A row may take the lesson on by several steps: one click can answer what the next one would ask. */
  async submit(actions: readonly string[]): Promise<void> {
    if (!this.#fits(actions.slice(0, this.wanted?.length))) this.#refuse(actions)
    const after = unlessRuledOut(() => this.#sitting.submit(PUPIL, ...actions))
    if (!this.#fits(actions)) this.#refuse(actions)
    this.#line.adopt(after)
    let { step } = this.#progress
    const done: (readonly string[])[] = [...this.#progress.done]
    let row: string[] = [...this.#begun]
    for (const action of actions) {
      const next = this.lesson.steps[step + 1]
      if (row.length >= rowOf(oneAt(this.lesson.steps, step)).length && next && rowOf(next)[0] === action) {
        done.push(row)
        row = []
        step += 1
      }
      row.push(action)
    }
    this.#progress = { step, done }
    if (row.length < rowOf(this.step).length) {
      this.#begun = row
      this.#stray(null)
      this.#changed()
      return
    }
    this.#follow(this.step)
    this.#advance([...done, row])
  }

  /** What the lesson is not about can be looked at, not done: the lesson answers while it is a ghost. */
  async preview(actions: readonly string[]): Promise<Preview> {
    const preview = unlessRuledOut(() => previewFor(this.#sitting, PUPIL, actions))
    this.#stray(this.#fits(actions) ? null : actions)
    return preview
  }

  /** What was considered lies in its place again. */
  putBack(): void {
    this.#stray(null)
  }

  #refuse(actions: readonly string[]): never {
    this.#stray(actions)
    throw new Denied('strayed', 'The lesson is about something else here.')
  }

  #stray(actions: readonly string[] | null): void {
    if (actions !== null && actions !== this.#strayed) this.#strays += 1
    this.#strayed = actions
    this.#listeners.tell()
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

  /** A part of what is wanted, all of it, or that and what the steps after it want before anybody else is asked. */
  #fits(actions: readonly string[]): boolean {
    if (this.wanted === null) return false
    const row = [...this.wanted]
    let { step } = this
    for (const next of this.lesson.steps.slice(this.#progress.step + 1)) {
      if (step.others || !next.does) break
      row.push(...rowOf(next))
      step = next
    }
    return actions.every((action, i) => action === row[i])
  }

  #goTo(progress: Progress): void {
    this.#line = new Line(openingOf(this.#sitting.game, this.lesson))
    this.#restore(progress, this.#sitting)
    this.#strayed = null
    this.#strays = 0
    this.#begun = []
    this.#place = 0
    this.#keep(this.#progress)
    this.tellAll()
  }

  #follow({ others = [] }: LessonStep): void {
    for (const action of others) this.#line.adopt(this.#sitting.submit(this.#line.asked ?? PUPIL, action))
  }

  #advance(done: Progress['done']): void {
    this.#progress = { step: Math.min(this.#progress.step + 1, this.lesson.steps.length - 1), done }
    this.#begun = []
    this.#strays = 0
    this.#stray(null)
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
      if (step >= this.lesson.steps.length) throw new Error('there is no such step')
      for (const each of this.lesson.steps.slice(0, step)) {
        if (each.does)
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

/** What a step wants, as a row of actions. */
function rowOf({ does = [] }: LessonStep): readonly string[] {
  return typeof does === 'string' ? [does] : does
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
