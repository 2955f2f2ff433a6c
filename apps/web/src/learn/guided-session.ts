import {
  componentSet,
  type Fact,
  type Game,
  type Replay,
  Sitting,
  type Types,
  writeReplay,
} from '@gam/kernel'
import {
  Denied,
  type Moment,
  type Presence,
  type Preview,
  type Session,
  type TableInfo,
} from '../session/session.ts'
import { previewIn } from '../table/preview.ts'
import type { Lesson, LessonStep } from './lesson.ts'

/** Where the pupil stands; kept, so that a lesson can be gone on with. */
export interface Progress {
  readonly step: number
  /** What the pupil did at each step that wanted something, in notation. */
  readonly done: readonly (readonly string[])[]
}

const PUPIL = 0
export const BEGINNING: Progress = { step: 0, done: [] }

/** A lesson as a session: the table takes only what the lesson is about, and the others do as the lesson says. */
export class GuidedSession implements Session {
  readonly lesson: Lesson
  readonly table: TableInfo
  readonly trouble = null
  readonly #keep: (progress: Progress) => void
  #line: Sitting[]
  #now: Moment
  #progress: Progress = BEGINNING
  /** Something else was tried that is allowed, but does not take the lesson on. */
  #strayed = false
  readonly #listeners = new Set<() => void>()

  constructor(game: Game, lesson: Lesson, progress: Progress, keep: (progress: Progress) => void) {
    this.lesson = lesson
    this.#keep = keep
    this.#line = lineOf(game, lesson)
    const [start] = this.#line
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
    this.#restore(progress)
    this.#now = momentOf(this.#sitting)
  }

  get now(): Moment {
    return this.#now
  }

  get step(): LessonStep {
    return this.lesson.steps[this.#progress.step]
  }

  async at(seq: number): Promise<Moment> {
    const past = momentOf(this.#line[Math.max(0, Math.min(seq, this.#line.length - 1))])
    return { ...past, decision: null }
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
    this.#line = lineOf(this.#line[0].game, this.lesson)
    this.#progress = BEGINNING
    this.#strayed = false
    this.#changed()
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  eventsSince(count: number): readonly Fact[] {
    return this.#now.events.slice(count)
  }

  presence(): readonly Presence[] {
    return this.lesson.seats.map(({ bot }, seat) => ({ seat, state: bot === null ? 'here' : 'bot' }))
  }

  async submit(actions: readonly string[]): Promise<void> {
    const { step } = this
    if (!this.#suits(step, actions[0])) {
      this.#strayed = true
      this.#tell()
      throw new Denied('not-offered', 'The lesson is about something else here.')
    }
    this.#line.push(...this.#sitting.submitEach(PUPIL, actions))
    this.#follow(step)
    this.#advance([...this.#progress.done, actions])
  }

  async preview(actions: readonly string[]): Promise<Preview> {
    return previewIn(this.#sitting, PUPIL, actions)
  }

  async undo(): Promise<void> {
    throw new Denied('no-undo', 'A lesson goes forward only; it can be started again.')
  }

  async unveil(): Promise<void> {
    // One pupil, one screen.
  }

  async totals(): Promise<readonly (readonly number[])[]> {
    return this.#line.map((sitting) => sitting.standings().map(({ total }) => total))
  }

  /** The game so far, to be played on without the lesson. */
  async export(): Promise<Replay> {
    return writeReplay(this.#sitting)
  }

  async restart(): Promise<void> {
    this.startAgain()
  }

  close(): void {
    this.#listeners.clear()
  }

  get #sitting(): Sitting {
    return this.#line[this.#line.length - 1]
  }

  #suits({ wants }: LessonStep, action: string): boolean {
    const option = this.#sitting.decision?.options.find(({ text }) => text === action)
    return option !== undefined && wants?.(option.action) === true
  }

  #follow({ others = [] }: LessonStep): void {
    for (const action of others)
      this.#line.push(this.#sitting.submit(this.#sitting.decision?.seat ?? PUPIL, action))
  }

  #advance(done: Progress['done']): void {
    this.#progress = { step: Math.min(this.#progress.step + 1, this.lesson.steps.length - 1), done }
    this.#strayed = false
    this.#changed()
  }

  #changed(): void {
    this.#keep(this.#progress)
    this.#now = momentOf(this.#sitting)
    this.#tell()
  }

  /** Does again what the pupil did. A lesson that was rewritten since begins anew. */
  #restore({ step, done }: Progress): void {
    const answers = [...done]
    try {
      for (const each of this.lesson.steps.slice(0, step)) {
        if (each.wants)
          for (const action of answers.shift() ?? []) this.#line.push(this.#sitting.submit(PUPIL, action))
        this.#follow(each)
      }
      this.#progress = { step, done }
    } catch {
      this.#line = this.#line.slice(0, this.lesson.opening.length + 1)
      this.#progress = BEGINNING
    }
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}

/** The table after the deal and after each action of the opening. */
function lineOf(game: Game, { seats, options, seed, opening }: Lesson): Sitting[] {
  const line = [
    Sitting.begin<Types>(game, {
      seats: seats.filter(({ bot }) => bot !== 'automaton').map(({ name }) => name),
      seed,
      options,
      components: componentSet(game.components, undefined),
    }),
  ]
  for (const action of opening) {
    const last = line[line.length - 1]
    line.push(last.submit(last.decision?.seat ?? PUPIL, action))
  }
  return line
}

function momentOf(sitting: Sitting): Moment {
  const { decision, codes, marks, movers } = sitting
  return {
    seq: codes.length,
    viewer: PUPIL,
    view: sitting.view(PUPIL),
    decision: decision?.seat === PUPIL ? decision : null,
    asked: decision && { seat: decision.seat, step: decision.step },
    veiled: null,
    events: sitting.eventsFor(PUPIL),
    marks,
    movers,
    standings: sitting.standings(),
    undo: 'nothing',
    undoable: 0,
    undone: [],
  }
}
