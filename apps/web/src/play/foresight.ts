import { type Decision, Fault, Sitting, type Statement } from '@gam/kernel'
import { momentOf, type Preview, previewFor } from '@gam/table'
import type { Ahead, Board } from '../games/board.ts'
import { setOf } from '../session/component-sets.ts'
import type { Moment, TableInfo } from '../session/session.ts'
import { settingOf } from './setting.ts'

/** More answers than this are never forced in a row; it keeps a rule that asks for ever from hanging the page. */
const MOST_FORCED = 12

/**
 * What comes of a row of my actions that reveals nothing, worked out in the page on a game that I could imagine.
 * It belongs to one moment, and remembers what it has worked out.
 */
export class Foresight {
  readonly #board: Board
  readonly #table: TableInfo
  readonly #moment: Moment
  #seen: Sitting | null = null
  readonly #after = new Map<string, Sitting | null>()

  constructor(board: Board, table: TableInfo, moment: Moment) {
    this.#board = board
    this.#table = table
    this.#moment = moment
  }

  /** The options after a row of actions; null where it is not possible, reveals something or ends my part. */
  readonly ahead: Ahead = (actions) => this.#decisionAfter(actions)?.options ?? null

  /** Would the table take this row? What comes of it may be anything. */
  allows(actions: readonly string[]): boolean {
    return this.#try(actions) !== null
  }

  /** The row with every answer that is the only one left, unless its question is always asked. */
  withForced(actions: readonly string[]): readonly string[] {
    const asked = this.#board.alwaysAsked ?? []
    let row = actions
    for (let i = 0; i < MOST_FORCED; i++) {
      const decision = this.#decisionAfter(row)
      if (decision === null || asked.includes(decision.step)) break
      const [only, ...others] = decision.options.filter(({ refusal }) => !refusal)
      if (only === undefined || others.length > 0) break
      row = [...row, only.text]
    }
    return row
  }

  /** What it brings; null where something would be revealed, and so is not known. */
  preview(actions: readonly string[]): Preview | null {
    const { viewer } = this.#moment
    return viewer === null || this.#quiet(actions) === null
      ? null
      : previewFor(this.#sitting(), viewer, actions)
  }

  /** The table as it will be; null where something would be revealed. */
  momentAfter(actions: readonly string[]): Moment | null {
    const after = this.#quiet(actions)
    if (after === null) return null
    const { viewer, marks, movers, events } = this.#moment
    const [begun = 0] = after.marks
    const then = momentOf(after, { viewer, decides: true, undoes: viewer, mayAsk: false }, 0)
    return {
      ...this.#moment,
      moves: this.#moment.moves + actions.length,
      view: then.view,
      decision: then.decision,
      asked: then.asked,
      standings: then.standings,
      events: [...events, ...then.events],
      marks: [...marks, ...then.marks.map((mark) => events.length + mark - begun)],
      movers: [...movers, ...then.movers],
    }
  }

  /** An action in words of the rules. */
  statementOf(action: string): Statement {
    const { game } = this.#sitting()
    return game.actions.write(this.#sitting().codeOf(action))
  }

  #decisionAfter(actions: readonly string[]): Decision | null {
    const decision = this.#quiet(actions)?.decision ?? null
    return decision?.seat === this.#moment.viewer ? decision : null
  }

  /** The game after a row that reveals nothing. */
  #quiet(actions: readonly string[]): Sitting | null {
    const after = this.#try(actions)
    const reveals = after === null || (this.#board.showsOwn ? after.learned : after.undoTo > 0)
    return reveals ? null : after
  }

  #try(actions: readonly string[]): Sitting | null {
    const key = actions.join('\n')
    const known = this.#after.get(key)
    if (known !== undefined) return known
    const after = this.#submit(actions)
    this.#after.set(key, after)
    return after
  }

  #submit(actions: readonly string[]): Sitting | null {
    const { viewer } = this.#moment
    if (viewer === null || this.#moment.decision === null) return null
    // What leads there is mostly known already: one more step.
    const before = actions.length > 1 ? this.#quiet(actions.slice(0, -1)) : this.#sitting()
    try {
      return before?.submit(viewer, actions[actions.length - 1]) ?? null
    } catch (error) {
      if (error instanceof Fault) return null
      throw error
    }
  }

  #sitting(): Sitting {
    if (this.#seen === null) {
      const { game } = settingOf(this.#board, this.#table)
      const { seats, players, options } = this.#table
      const beginning = {
        seats: seats.slice(0, players).map(({ name }) => name),
        seed: '',
        options,
        components: setOf(game, this.#table),
      }
      this.#seen = Sitting.seen(game, beginning, this.#moment.view)
    }
    return this.#seen
  }
}
