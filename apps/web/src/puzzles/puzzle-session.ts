import type { PuzzleAnswer } from '@gam/bots'
import { type Fact, type Game, type Replay, readReplay, type Sitting, writeReplay } from '@gam/kernel'
import {
  Denied,
  type Moment,
  type Presence,
  type Preview,
  type Session,
  type TableInfo,
} from '../session/session.ts'
import { previewIn } from '../table/preview.ts'
import type { StoredPuzzle } from './collection.ts'
import type { Solved } from './progress.ts'

/** What has been tried so far. */
export interface Tried {
  /** The last move that was tried, with what becomes of it; null: none yet. */
  readonly last: PuzzleAnswer | null
  readonly wrong: number
  readonly hinted: boolean
  readonly solved: Solved | null
}

const NOTHING: Tried = { last: null, wrong: 0, hinted: false, solved: null }

/**
 * A puzzle as a session: the table stands still at one decision. Every move is answered with what it is worth,
 * and can be tried after the solution too.
 */
export class PuzzleSession implements Session {
  readonly puzzle: StoredPuzzle
  readonly table: TableInfo
  readonly trouble = null
  readonly #sitting: Sitting
  readonly #keep: (solved: Solved) => void
  #now: Moment
  #tried = NOTHING
  readonly #listeners = new Set<() => void>()

  constructor(game: Game, puzzle: StoredPuzzle, keep: (solved: Solved) => void) {
    this.puzzle = puzzle
    this.#keep = keep
    this.#sitting = readReplay(game, puzzle.replay)
    const { seats, people, config } = this.#sitting
    this.table = {
      id: `puzzle ${puzzle.id}`,
      game: game.id,
      rules: this.#sitting.game.rulesVersion,
      seats: seats.map((name, seat) => ({
        name,
        flag: seat + 1,
        bot: seat >= people ? 'automaton' : seat === puzzle.seat ? null : 'normal',
      })),
      players: people,
      options: config.options as TableInfo['options'],
      components: config.components.id,
      componentSet: null,
      shared: false,
    }
    this.#now = this.#momentOf(this.#sitting)
  }

  get now(): Moment {
    return this.#now
  }

  get tried(): Tried {
    return this.#tried
  }

  answerTo(text: string): PuzzleAnswer | null {
    return this.puzzle.answers.find((answer) => answer.text === text) ?? null
  }

  async submit(actions: readonly string[]): Promise<void> {
    const last = this.answerTo(actions[0])
    if (last === null) throw new Denied('not-offered', 'This is no move of the puzzle.')
    const right = last.text === this.puzzle.best
    const { wrong, hinted, solved } = this.#tried
    this.#tried = {
      last,
      wrong: right || solved !== null ? wrong : wrong + 1,
      hinted,
      solved: solved ?? (right ? (wrong > 0 || hinted ? 'helped' : 'alone') : null),
    }
    this.#changed()
  }

  hint(): void {
    this.#tried = { ...this.#tried, hinted: true }
    this.#changed()
  }

  /** Shows the answer. */
  show(): void {
    this.#tried = {
      ...this.#tried,
      last: this.answerTo(this.puzzle.best),
      solved: this.#tried.solved ?? 'shown',
    }
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
    return this.table.seats.map(({ bot }, seat) => ({ seat, state: bot === null ? 'here' : 'bot' }))
  }

  async preview(actions: readonly string[]): Promise<Preview> {
    return previewIn(this.#sitting, this.puzzle.seat, actions)
  }

  async at(seq: number): Promise<Moment> {
    const { replay } = this.puzzle
    const at = Math.max(0, Math.min(seq, replay.actions.length))
    return { ...this.#momentOf(readReplay(this.#sitting.game, replay, at)), decision: null }
  }

  async undo(): Promise<void> {
    throw new Denied('no-undo', 'Nothing was played in this puzzle.')
  }

  async unveil(): Promise<void> {
    // One person, one screen.
  }

  async totals(): Promise<readonly (readonly number[])[]> {
    return [this.#sitting.standings().map(({ total }) => total)]
  }

  async export(): Promise<Replay> {
    return writeReplay(this.#sitting)
  }

  async restart(): Promise<void> {
    this.#tried = NOTHING
    this.#changed()
  }

  close(): void {
    this.#listeners.clear()
  }

  #momentOf(sitting: Sitting): Moment {
    const { decision, codes, marks, movers } = sitting
    const { seat } = this.puzzle
    return {
      seq: codes.length,
      viewer: seat,
      view: sitting.view(seat),
      decision: decision?.seat === seat ? decision : null,
      asked: decision && { seat: decision.seat, step: decision.step },
      veiled: null,
      events: sitting.eventsFor(seat),
      marks,
      movers,
      standings: sitting.standings(),
      undo: 'nothing',
      undoable: 0,
      undone: [],
    }
  }

  #changed(): void {
    const { solved } = this.#tried
    if (solved !== null) this.#keep(solved)
    // The same table, asked anew: what was being considered is done with.
    this.#now = { ...this.#now }
    for (const listener of this.#listeners) listener()
  }
}
