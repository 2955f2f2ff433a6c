import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type pg from 'pg'

/** What `pg` says when an answer does not come in time. */
const NO_ANSWER = 'Query read timeout'
const COMMANDS = ['UPDATE', 'DELETE', 'INSERT', 'SELECT', 'MERGE', 'COMMIT', 'ROLLBACK'] as const

/**
 * Connections can go silent without breaking: the other end is gone and nobody says so. One that leaves a question
 * unanswered is never asked again, and those that have not been heard of since are not trusted either: what cut
 * off the one has most likely cut off all.
 */
export class CheckedPool implements PostgresPool {
  readonly options: object
  readonly #pool: pg.Pool
  readonly #lines = new WeakMap<pg.PoolClient, Line>()
  /** A question that was asked then was never answered. */
  #silentSince = 0

  constructor(pool: pg.Pool) {
    this.#pool = pool
    this.options = pool.options
  }

  async connect(): Promise<PostgresPoolClient> {
    for (;;) {
      const client = await this.#pool.connect()
      const line = this.#lines.get(client) ?? this.#lineOf(client)
      if (line.heard > this.#silentSince) return line
      client.release(true)
    }
  }

  end(): Promise<void> {
    return this.#pool.end()
  }

  #lineOf(client: pg.PoolClient): Line {
    const line = new Line(client, (since) => {
      this.#silentSince = Math.max(this.#silentSince, since)
    })
    this.#lines.set(client, line)
    return line
  }
}

class Line implements PostgresPoolClient {
  /** When the database last said something here. */
  heard = performance.now()
  readonly #client: pg.PoolClient
  readonly #silent: (since: number) => void
  #lost: Error | null = null

  constructor(client: pg.PoolClient, silent: (since: number) => void) {
    this.#client = client
    this.#silent = silent
  }

  release(destroy = false): void {
    this.#client.release(destroy || this.#lost !== null)
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  query<R>(
    what: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof what !== 'string') throw new Error('nothing here is read row by row')
    return this.#ask(what, parameters)
  }

  async #ask<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    // To undo what was begun on a line that is lost would only be waiting again.
    if (this.#lost) throw this.#lost
    const asked = performance.now()
    try {
      const { command, rowCount, rows } = await this.#client.query(sql, [...parameters])
      this.heard = performance.now()
      return { command: COMMANDS.find((one) => one === command) ?? 'SELECT', rowCount: rowCount ?? 0, rows }
    } catch (error) {
      if (error instanceof Error && error.message === NO_ANSWER) {
        this.#lost = error
        this.#silent(asked)
      }
      throw error
    }
  }
}
