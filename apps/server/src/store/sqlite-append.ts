import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import { logValues, type Move } from './moves.ts'

const LOG = ['table_id', 'seq', 'submission', 'kind', 'seat', 'body', 'at']
const HEAD = ['table_id', 'seq', 'moves', 'asked_seat', 'asked_step', 'until', 'due', 'changed']

/** Not its key: SQLite would file the row anew. */
const [, ...CHANGED] = HEAD

type Values = readonly SQLInputValue[]

/** A move on its way to the thread that writes: its values in the order of the columns. */
export interface MoveValues {
  readonly log: Values
  readonly head: Values
}

export function valuesOf(move: Move): MoveValues {
  const { table_id, seq, moves, asked_seat, asked_step, until, due, changed } = move.head
  return {
    log: logValues(move),
    head: [table_id, seq, moves, asked_seat, asked_step, until, due, changed],
  }
}

function insertion(table: string, columns: readonly string[]): string {
  return `insert into ${table} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`
}

const INTO_LOG = `${insertion('log', LOG)} on conflict do nothing`
const INTO_HEADS = `${insertion('heads', HEAD)} on conflict (table_id) do update set ${CHANGED.map((column) => `${column} = excluded.${column}`).join(', ')}`

/** Appends moves in the thread that writes. */
export class SqliteAppend {
  readonly #db: DatabaseSync
  #prepared: { readonly log: StatementSync; readonly head: StatementSync } | null = null

  constructor(db: DatabaseSync) {
    this.#db = db
  }

  /** All in one transaction; answers whether each found its place. */
  run(moves: readonly MoveValues[]): boolean[] {
    this.#db.exec('begin immediate')
    try {
      const found = moves.map((move) => this.#append(move))
      this.#db.exec('commit')
      return found
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec('rollback')
      throw error
    }
  }

  #append({ log, head }: MoveValues): boolean {
    // Not before the tables are there.
    this.#prepared ??= { log: this.#db.prepare(INTO_LOG), head: this.#db.prepare(INTO_HEADS) }
    if (Number(this.#prepared.log.run(...log).changes) === 0) return false
    this.#prepared.head.run(...head)
    return true
  }
}
