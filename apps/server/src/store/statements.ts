import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'

const MOST_PREPARED = 200

export interface Outcome {
  readonly rows: readonly unknown[]
  /** Only of what writes. */
  readonly changes: number | bigint | null
}

/** Runs statements, each prepared once. */
export class Statements {
  readonly #db: DatabaseSync
  readonly #prepared = new Map<string, StatementSync>()

  constructor(db: DatabaseSync) {
    this.#db = db
  }

  run(sql: string, values: readonly unknown[]): Outcome {
    const statement = this.#prepare(sql)
    const inputs = values.map(inputOf)
    if (statement.columns().length > 0) return { rows: statement.all(...inputs), changes: null }
    return { rows: [], changes: statement.run(...inputs).changes }
  }

  #prepare(sql: string): StatementSync {
    const known = this.#prepared.get(sql)
    if (known) return known
    if (this.#prepared.size >= MOST_PREPARED) this.#prepared.clear()
    const statement = this.#db.prepare(sql)
    this.#prepared.set(sql, statement)
    return statement
  }
}

function inputOf(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value
  throw new TypeError(`a ${typeof value} cannot be stored`)
}
