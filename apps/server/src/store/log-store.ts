import type { Entry } from '../model/log-entry.ts'
import type { Progress } from '../model/progress.ts'
import { appendWithTables } from './append-with-tables.ts'
import type { Base } from './base.ts'
import { Batcher } from './batcher.ts'
import { LogReader } from './log-reader.ts'
import { type Done, moveOf, readEntry } from './moves.ts'

interface Waiting extends Done {
  readonly people: readonly string[]
  readonly settle: (won: boolean) => void
  readonly fail: (error: unknown) => void
}

/** Commits a group; answers whether each is in the log. */
type Commit = (group: readonly Waiting[]) => Promise<readonly boolean[]>

/** Of one group: beyond this a statement gets slower, not the whole faster. */
const MOST_ROWS = 500
/** Fewer than the pool has connections: others want to read. */
const LANES = 4

/**
 * The log of all tables. Entries that come in the same moment are committed together, so that the disk is
 * waited for once; each is answered after that commit, never before.
 */
export class LogStore {
  readonly #base: Base
  readonly #process: string
  readonly #reader: LogReader
  readonly #moves: Batcher<Waiting>
  /** Where a game begins or ends its table changes with it, and that takes longer: no other move waits for it. */
  readonly #bounds: Batcher<Waiting>
  /** How many entries each commit held, for the metrics. */
  onCommit: (entries: number, ms: number) => void = () => undefined

  constructor(base: Base, process: string) {
    this.#base = base
    this.#process = process
    this.#reader = new LogReader(base)
    // SQLite has one who writes; PostgreSQL has several connections, of which one may have gone silent.
    const lanes = base.kind === 'sqlite' ? 1 : LANES
    const batcher = (commit: Commit) =>
      new Batcher<Waiting>({ most: MOST_ROWS, lanes, act: (group) => this.#together(group, commit) })
    this.#moves = batcher((group) => this.#appendMoves(group))
    this.#bounds = batcher((group) => this.#appendWithTables(group))
  }

  async after(table: string, seq: number): Promise<Entry[]> {
    const rows = await this.#reader.after(table, seq)
    return rows.map(readEntry)
  }

  /**
   * Answers whether it is in the log now, for ever: false when its place or its submission is taken. If the
   * database does not answer, it throws, and nobody knows until the log is read again.
   */
  append(entry: Entry, progress: Progress, people: readonly string[]): Promise<boolean> {
    return new Promise((settle, fail) => {
      const batcher = changesTable(progress) ? this.#bounds : this.#moves
      batcher.add({ entry, progress, people, settle, fail })
    })
  }

  /** When all that was given is committed or turned down. */
  async idle(): Promise<void> {
    await Promise.all([this.#moves.idle(), this.#bounds.idle()])
  }

  /** For how long the oldest that is not committed yet has been waiting for it, in milliseconds. */
  get age(): number {
    return Math.max(this.#moves.age, this.#bounds.age)
  }

  /** Commits a group; what it gives tells each of them how it went. */
  #together(given: readonly Waiting[], commit: Commit): Promise<() => void> {
    const started = performance.now()
    // In the same order everywhere, so that no two processes wait for each other.
    const group = given.toSorted((a, b) => (a.entry.table < b.entry.table ? -1 : 1))
    return commit(group)
      .then(
        (won) => () => {
          for (const [i, one] of group.entries()) one.settle(won[i] === true)
        },
        (error: unknown) => () => {
          for (const one of group) one.fail(error)
        },
      )
      .finally(() => this.onCommit(group.length, performance.now() - started))
  }

  #appendMoves(group: readonly Waiting[]): Promise<readonly boolean[]> {
    return this.#base.append(group.map(moveOf), () => ({ from: this.#process, people: peopleOf(group) }))
  }

  #appendWithTables(group: readonly Waiting[]): Promise<readonly boolean[]> {
    return this.#base.db.transaction().execute(async (trx) => {
      const won = await appendWithTables(trx, group)
      const winners = group.filter((_, i) => won[i])
      const tables = winners.map(({ entry }) => entry.table)
      if (tables.length > 0)
        await this.#base.hint(trx, { from: this.#process, tables, people: peopleOf(winners) })
      return won
    })
  }
}

function peopleOf(group: readonly Waiting[]): string[] {
  return group.flatMap(({ people }) => people)
}

function changesTable({ began, ended }: Progress): boolean {
  return began !== null || ended !== null
}
