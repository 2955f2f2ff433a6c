import type { PuzzleAnswer } from '@gam/bots'
import { type Game, oneAt, type Replay, readReplay, type Sitting, writeReplay } from '@gam/kernel'
import { momentOf, pastMoment, previewFor, totalsFor } from '@gam/table'
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
import type { Solved } from '../words/en/puzzles.ts'
import type { StoredPuzzle } from './collection.ts'

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
 * A puzzle as a table that stands still at one decision. Every move is answered with what it is worth,
 * and can be tried after the solution too.
 */
export class PuzzlePort implements TablePort {
  readonly stepwise = true
  readonly puzzle: StoredPuzzle
  readonly table: TableInfo
  readonly #sitting: Sitting
  readonly #keep: (solved: Solved) => void
  #hearer: Hearer | null = null
  #tried = NOTHING

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
  }

  static open(game: Game, puzzle: StoredPuzzle, keep: (solved: Solved) => void): Session<PuzzlePort> {
    const port = new PuzzlePort(game, puzzle, keep)
    return new Session(port, { table: port.table, moment: port.#told() })
  }

  attach(hearer: Hearer): void {
    this.#hearer = hearer
  }

  tellAll(): void {
    this.#hearer?.moment(this.#told())
  }

  get tried(): Tried {
    return this.#tried
  }

  answerTo(text: string): PuzzleAnswer | null {
    return this.puzzle.answers.find((answer) => answer.text === text) ?? null
  }

  async submit(actions: readonly string[]): Promise<void> {
    const last = this.answerTo(oneAt(actions, 0))
    if (last === null) throw new Denied('not-offered', 'This is no move of the puzzle.')
    unlessRuledOut(() => this.#sitting.submit(this.puzzle.seat, ...actions))
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

  async preview(actions: readonly string[]): Promise<Preview> {
    return unlessRuledOut(() => previewFor(this.#sitting, this.puzzle.seat, actions))
  }

  async at(moves: number): Promise<Told> {
    return { ...pastMoment(this.#sitting, moves, this.puzzle.seat), veiled: null }
  }

  async undo(): Promise<void> {
    throw new Denied('no-undo', 'Nothing was played in this puzzle.')
  }

  async unveil(): Promise<void> {
    // One person, one screen.
  }

  async totals(): Promise<readonly (readonly number[])[]> {
    return totalsFor(this.#sitting, this.puzzle.seat)
  }

  async export(): Promise<Replay> {
    return writeReplay(this.#sitting)
  }

  async restart(): Promise<void> {
    this.#tried = NOTHING
    this.#changed()
  }

  close(): void {
    this.#hearer = null
  }

  #told(): Told {
    const { seat } = this.puzzle
    return {
      ...momentOf(this.#sitting, { viewer: seat, decides: true, undoes: null, mayAsk: false }),
      veiled: null,
    }
  }

  #changed(): void {
    const { solved } = this.#tried
    if (solved !== null) this.#keep(solved)
    this.#hearer?.changed()
  }
}
