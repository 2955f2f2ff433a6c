import { type Selectable, sql } from 'kysely'
import type { Base } from './base.ts'
import { Batcher } from './batcher.ts'
import type { Schema } from './schema.ts'

export type LogRow = Selectable<Schema['log']>

interface Asked {
  readonly table: string
  readonly seq: number
  readonly settle: (rows: LogRow[]) => void
  readonly fail: (error: unknown) => void
}

const MOST_TABLES = 500
const LANES = 3

/**
 * Reads logs. When another process commits the moves of a hundred tables, each of them looks for its own: where a
 * question has a way to go to the database, all that come in the same moment, or while one is being answered, are
 * asked as one.
 */
export class LogReader {
  readonly #base: Base
  readonly #batcher = new Batcher<Asked>({
    most: MOST_TABLES,
    lanes: LANES,
    act: (group) => this.#answer(group),
  })

  constructor(base: Base) {
    this.#base = base
  }

  /** What follows that place in the log of a table. */
  after(table: string, seq: number): Promise<LogRow[]> {
    if (this.#base.kind === 'sqlite') return this.#alone(table, seq)
    return new Promise((settle, fail) => this.#batcher.add({ table, seq, settle, fail }))
  }

  #alone(table: string, seq: number): Promise<LogRow[]> {
    return this.#base.db
      .selectFrom('log')
      .selectAll()
      .where('table_id', '=', table)
      .where('seq', '>', seq)
      .orderBy('seq')
      .execute()
  }

  async #answer(group: readonly Asked[]): Promise<() => void> {
    try {
      const found = Map.groupBy(await this.#together(group), ({ nth }) => nth)
      return () => {
        for (const [i, { settle }] of group.entries())
          settle((found.get(i + 1) ?? []).map(({ nth: _, ...row }) => row))
      }
    } catch (error) {
      return () => {
        for (const { fail } of group) fail(error)
      }
    }
  }

  async #together(group: readonly Asked[]): Promise<(LogRow & { nth: number })[]> {
    const tables = group.map(({ table }) => table)
    const seqs = group.map(({ seq }) => seq)
    const { rows } = await sql<LogRow & { nth: number }>`
      select asked.nth, log.*
      from unnest(${tables}::text[], ${seqs}::int[]) with ordinality as asked (table_id, seq, nth)
      join log on log.table_id = asked.table_id and log.seq > asked.seq
      order by asked.nth, log.seq`.execute(this.#base.db)
    return rows
  }
}
