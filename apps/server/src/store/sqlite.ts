import { DatabaseSync } from 'node:sqlite'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import type { Move } from './moves.ts'
import { valuesOf } from './sqlite-append.ts'
import { sqliteFile } from './sqlite-file.ts'
import { type Outcome, Statements } from './statements.ts'
import { Writer } from './writer.ts'

/**
 * Node's own SQLite for kysely. Whatever writes goes to a thread of its own and is on the disk before it is
 * answered; what only reads is read here and now, and sees all that was committed.
 */
export function sqliteDialect(driver: SqliteDriver): Dialect {
  return {
    createDriver: () => driver,
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  }
}

export class SqliteDriver implements Driver {
  readonly #folder: string
  #writer: Writer | null = null
  #reader: DatabaseSync | null = null
  #statements: Statements | null = null
  readonly #turns = new Turns()

  constructor(folder: string) {
    this.#folder = folder
  }

  async init(): Promise<void> {
    this.#writer = new Writer(this.#folder)
    await this.#writer.ready
    this.#reader = new DatabaseSync(sqliteFile(this.#folder), { readOnly: true, timeout: 5000 })
    this.#statements = new Statements(this.#reader)
  }

  async acquireConnection(): Promise<SqliteConnection> {
    if (this.#writer === null || this.#statements === null) throw new Error('the database is not open')
    return new SqliteConnection(this.#writer, this.#statements, this.#turns)
  }

  beginTransaction(connection: SqliteConnection): Promise<void> {
    return connection.begin()
  }

  commitTransaction(connection: SqliteConnection): Promise<void> {
    return connection.end('commit')
  }

  rollbackTransaction(connection: SqliteConnection): Promise<void> {
    return connection.end('rollback')
  }

  /** Moves in a transaction of their own; answers whether each found its place. */
  async append(moves: readonly Move[]): Promise<readonly boolean[]> {
    if (this.#writer === null) throw new Error('the database is not open')
    const done = this.#turns.now() ?? (await this.#turns.next())
    try {
      return await this.#writer.append(moves.map(valuesOf))
    } finally {
      done()
    }
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    this.#reader?.close()
    await this.#writer?.close()
  }
}

const READS = /^\s*(select|with)\b/i

class SqliteConnection implements DatabaseConnection {
  readonly #writer: Writer
  readonly #reader: Statements
  readonly #turns: Turns
  #done: (() => void) | null = null

  constructor(writer: Writer, reader: Statements, turns: Turns) {
    this.#writer = writer
    this.#reader = reader
    this.#turns = turns
  }

  async begin(): Promise<void> {
    const done = await this.#turns.next()
    try {
      await this.#writer.run('begin immediate', [])
      this.#done = done
    } catch (error) {
      done()
      throw error
    }
  }

  async end(how: 'commit' | 'rollback'): Promise<void> {
    try {
      await this.#writer.run(how, [])
    } finally {
      this.#done?.()
      this.#done = null
    }
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#done !== null) return resultOf(await this.#writer.run(sql, parameters))
    if (READS.test(sql)) return resultOf(this.#reader.run(sql, parameters))
    const done = await this.#turns.next()
    try {
      return resultOf(await this.#writer.run(sql, parameters))
    } finally {
      done()
    }
  }

  // biome-ignore lint/correctness/useYield: nothing here is read row by row
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('nothing here is read row by row')
  }
}

/** Rows have the form that the query says; kysely knows it, SQLite does not. */
function resultOf<R>({ rows, changes }: Outcome): QueryResult<R> {
  return { rows: rows as R[], ...(changes !== null && { numAffectedRows: BigInt(changes) }) }
}

/** One transaction at a time. */
class Turns {
  #taken = false
  readonly #waiting: ((done: () => void) => void)[] = []

  /** What ends our turn, if it is nobody's now. */
  now(): (() => void) | null {
    if (this.#taken) return null
    this.#taken = true
    return this.#turn()
  }

  /** The same when it is our turn. */
  next(): Promise<() => void> {
    const now = this.now()
    return now ? Promise.resolve(now) : new Promise((settle) => this.#waiting.push(settle))
  }

  #turn(): () => void {
    let ended = false
    return () => {
      if (ended) return
      ended = true
      const next = this.#waiting.shift()
      if (next) next(this.#turn())
      else this.#taken = false
    }
  }
}
