import type { CompiledQuery } from 'kysely'
import type { Deed, Entry } from '../model/log-entry.ts'
import type { Ended, Progress } from '../model/progress.ts'
import { type Base, type Db, type Hint, hintTexts } from './base.ts'
import { Batcher } from './batcher.ts'
import { LogReader, type LogRow } from './log-reader.ts'
import { appendAtOnce } from './postgres-append.ts'
import type { Batch } from './writer.ts'

interface Waiting {
  readonly entry: Entry
  readonly progress: Progress
  readonly people: readonly string[]
  readonly settle: (won: boolean) => void
  readonly fail: (error: unknown) => void
}

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
  readonly #batcher: Batcher<Waiting>
  #sql: { readonly log: string; readonly heads: string } | null = null
  /** How many entries each commit held, for the metrics. */
  onCommit: (entries: number, ms: number) => void = () => undefined

  constructor(base: Base, process: string) {
    this.#base = base
    this.#process = process
    this.#reader = new LogReader(base)
    // SQLite has one who writes; PostgreSQL has several connections, of which one may have gone silent.
    const lanes = base.kind === 'sqlite' ? 1 : LANES
    this.#batcher = new Batcher({ most: MOST_ROWS, lanes, act: (group) => this.#together(group) })
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
      this.#batcher.add({ entry, progress, people, settle, fail })
    })
  }

  /** When all that was given is committed or turned down. */
  idle(): Promise<void> {
    return this.#batcher.idle()
  }

  /** For how long the oldest that is not committed yet has been waiting for it, in milliseconds. */
  get age(): number {
    return this.#batcher.age
  }

  /** Commits a group; what it gives tells each of them how it went. */
  #together(group: readonly Waiting[]): Promise<() => void> {
    const started = performance.now()
    return this.#commit(group)
      .then(
        (won) => () => {
          for (const one of group) one.settle(won.has(keyOf(one.entry)))
        },
        (error: unknown) => () => {
          for (const one of group) one.fail(error)
        },
      )
      .finally(() => this.onCommit(group.length, performance.now() - started))
  }

  /** Answers which of them are in the log. */
  async #commit(group: readonly Waiting[]): Promise<Set<string>> {
    // In the same order everywhere, so that no two processes wait for each other.
    const sorted = group.toSorted((a, b) => (a.entry.table < b.entry.table ? -1 : 1))
    const { db, kind, atOnce } = this.#base
    // Nearly always every one of them finds its place; where one does not, it is found out which.
    if (atOnce !== null && (await atOnce(this.#batches(sorted)))) return keysOf(sorted)
    if (kind === 'postgres' && !sorted.some(changesTable)) {
      const moves = sorted.map(({ entry, progress }) => ({
        log: rowOf(entry),
        head: headRow(entry, progress),
      }))
      return wonBy(await appendAtOnce(db, moves, hintTexts(this.#hintOf(sorted))))
    }
    return db.transaction().execute(async (trx) => {
      const rows = await insertion(trx, sorted).returning(['table_id', 'submission']).execute()
      const won = wonBy(rows)
      for (const { entry, progress } of sorted)
        if (
          progress.began !== null &&
          won.has(keyOf(entry)) &&
          !(await tryToBegin(trx, entry, progress.began))
        )
          won.delete(keyOf(entry))
      const winners = sorted.filter(({ entry }) => won.has(keyOf(entry)))
      if (winners.length === 0) return won
      await headsOf(trx, winners).execute()
      for (const { entry, progress } of winners)
        if (progress.ended) await ending(trx, entry.table, entry.at, progress.ended).execute()
      await this.#base.hint(trx, this.#hintOf(winners))
      return won
    })
  }

  #hintOf(group: readonly Waiting[]): Hint {
    const tables = (some: readonly Waiting[]) => some.map(({ entry }) => entry.table)
    return {
      from: this.#process,
      tables: tables(group.filter(changesTable)),
      moves: tables(group.filter((one) => !changesTable(one))),
      people: group.flatMap(({ people }) => people),
    }
  }

  /** Each statement is written once and for all; for a group there are only values to be collected. */
  #batches(group: readonly Waiting[]): Batch[] {
    const { db } = this.#base
    this.#sql ??= {
      log: insertion(db, group.slice(0, 1)).compile().sql,
      heads: headsOf(db, group.slice(0, 1)).compile().sql,
    }
    const batches: Batch[] = [
      { sql: this.#sql.log, rows: group.map(({ entry }) => Object.values(rowOf(entry))) },
      {
        sql: this.#sql.heads,
        rows: group.map(({ entry, progress }) => Object.values(headRow(entry, progress))),
      },
    ]
    for (const { entry, progress } of group) {
      if (progress.began !== null) batches.push(batchOf(beginning(db, entry, progress.began).compile()))
      if (progress.ended) batches.push(batchOf(ending(db, entry.table, entry.at, progress.ended).compile()))
    }
    return batches
  }
}

function changesTable({ progress }: Waiting): boolean {
  return progress.began !== null || progress.ended !== null
}

function batchOf({ sql, parameters }: CompiledQuery): Batch {
  return { sql, rows: [parameters] }
}

function rowOf({ table, seq, submission, deed, at, time }: Entry) {
  const { kind, ...body } = deed
  const seat = 'seat' in deed ? deed.seat : null
  return { table_id: table, seq, submission, kind, seat, body: JSON.stringify({ ...body, time }), at }
}

/** Only what `rowOf` wrote is ever read here; an entry without a time is older than that time. */
function readEntry({ table_id: table, seq, submission, kind, seat, body, at }: LogRow): Entry {
  const { time = at, ...rest } = JSON.parse(body)
  const deed: Deed = { ...rest, kind, ...(seat !== null && { seat }) }
  return { table, seq, submission, deed, at, time }
}

/** A submission is unique at its table, and a table has no space in its id. */
function keyOf({ table, submission }: Entry): string {
  return `${table} ${submission}`
}

function keysOf(group: readonly Waiting[]): Set<string> {
  return new Set(group.map(({ entry }) => keyOf(entry)))
}

function wonBy(rows: readonly { readonly table_id: string; readonly submission: string }[]): Set<string> {
  return new Set(rows.map((row) => `${row.table_id} ${row.submission}`))
}

function insertion(db: Db, group: readonly Waiting[]) {
  return db
    .insertInto('log')
    .values(group.map(({ entry }) => rowOf(entry)))
    .onConflict((conflict) => conflict.doNothing())
}

function headsOf(db: Db, winners: readonly Waiting[]) {
  return db
    .insertInto('heads')
    .values(winners.map(({ entry, progress }) => headRow(entry, progress)))
    .onConflict((conflict) =>
      conflict.column('table_id').doUpdateSet((eb) => ({
        seq: eb.ref('excluded.seq'),
        moves: eb.ref('excluded.moves'),
        asked_seat: eb.ref('excluded.asked_seat'),
        asked_step: eb.ref('excluded.asked_step'),
        until: eb.ref('excluded.until'),
        due: eb.ref('excluded.due'),
        changed: eb.ref('excluded.changed'),
      })),
    )
}

function headRow({ table, seq, at }: Entry, progress: Progress) {
  return {
    table_id: table,
    seq,
    moves: progress.moves,
    asked_seat: progress.asked?.seat ?? null,
    asked_step: progress.asked?.step ?? null,
    until: progress.until,
    due: progress.due,
    changed: at,
  }
}

/** A game begins with the people who sit there, or not at all: false when the table has changed. */
async function tryToBegin(trx: Db, entry: Entry, revision: number): Promise<boolean> {
  const { numUpdatedRows } = await beginning(trx, entry, revision).executeTakeFirst()
  if (Number(numUpdatedRows) > 0) return true
  await trx.deleteFrom('log').where('table_id', '=', entry.table).where('seq', '=', entry.seq).execute()
  return false
}

function beginning(db: Db, { table, at }: Entry, revision: number) {
  return db
    .updateTable('tables')
    .set({ status: 'playing', revision: revision + 1, changed: at })
    .where('id', '=', table)
    .where('revision', '=', revision)
}

function ending(db: Db, table: string, at: number, { totals, winners, replay }: Ended) {
  return db
    .updateTable('tables')
    .set((eb) => ({
      status: 'over',
      revision: eb('revision', '+', 1),
      ended: at,
      changed: at,
      totals: JSON.stringify(totals),
      winners: JSON.stringify(winners),
      replay: JSON.stringify(replay),
    }))
    .where('id', '=', table)
}
