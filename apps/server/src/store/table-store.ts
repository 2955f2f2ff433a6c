import type { GameRecord, TableStatus } from '@gam/protocol/wire'
import type { TableDoc } from '../model/table-doc.ts'
import { readStored } from '../model/unreadable.ts'
import type { Base, Db } from './base.ts'

export interface TableRow {
  readonly id: string
  readonly revision: number
  readonly status: TableStatus
  readonly doc: TableDoc
  readonly key: string
  readonly created: number
  readonly ended: number | null
}

/** A table with where its game stands, for lists. */
export interface ListedTable {
  readonly id: string
  readonly status: TableStatus
  readonly doc: TableDoc
  readonly moves: number
  readonly asked: { readonly seat: number; readonly step: string } | null
  readonly until: number | null
  readonly totals: readonly number[] | null
  readonly winners: readonly number[] | null
  readonly created: number
  readonly changed: number
  readonly ended: number | null
}

export interface FinishedGame {
  readonly id: string
  readonly doc: TableDoc
  readonly key: string
  readonly ended: number
  readonly totals: number[]
  readonly winners: number[]
  readonly replay: NonNullable<GameRecord['replay']>
}

export interface Saving {
  readonly id: string
  /** What the table had when it was read; if it has another one now, nothing is saved. */
  readonly revision: number
  readonly status: TableStatus
  readonly doc: TableDoc
  readonly at: number
  /** When somebody has to look at the table; left out: as it was. */
  readonly due?: number | null
}

export class TableStore {
  readonly #base: Base
  readonly #process: string

  readonly #lag: () => number

  /** `lag`: how far the calendar is ahead of the time that counts at tables. */
  constructor(base: Base, process: string, lag: () => number) {
    this.#base = base
    this.#process = process
    this.#lag = lag
  }

  async create(table: Omit<TableRow, 'revision' | 'ended'>): Promise<void> {
    await this.#base.db.transaction().execute(async (trx) => {
      const { id, status, doc, key, created } = table
      await trx
        .insertInto('tables')
        .values({
          id,
          revision: 1,
          status,
          listed: doc.public ? 1 : 0,
          game: doc.game,
          doc: JSON.stringify(doc),
          key,
          created,
          changed: created,
          ended: null,
          totals: null,
          winners: null,
          replay: null,
        })
        .execute()
      await writeSeats(trx, id, doc)
    })
  }

  async load(id: string): Promise<TableRow | null> {
    const row = await this.#base.db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst()
    if (!row) return null
    return readStored(() => ({
      id,
      revision: row.revision,
      status: readStatus(row.status),
      doc: JSON.parse(row.doc),
      key: row.key,
      created: row.created,
      ended: row.ended,
    }))
  }

  /** Answers whether it was saved: false when somebody else changed the table in between. */
  async save(saving: Saving): Promise<boolean> {
    return this.#base.db.transaction().execute(async (trx) => {
      const { id, revision, status, doc, at, due } = saving
      const { numUpdatedRows } = await trx
        .updateTable('tables')
        .set({
          revision: revision + 1,
          // A game that is over stays over, whoever learns of it late.
          ...(status !== 'playing' && { status }),
          doc: JSON.stringify(doc),
          changed: at,
        })
        .where('id', '=', id)
        .where('revision', '=', revision)
        .executeTakeFirst()
      if (Number(numUpdatedRows) === 0) return false
      await writeSeats(trx, id, doc)
      if (due !== undefined) await writeDue(trx, id, due, at)
      const people = doc.seats.flatMap(({ person }) => person ?? [])
      await this.#base.hint(trx, { from: this.#process, tables: [id], people })
      return true
    })
  }

  /** The tables that somebody has to look at, by the time that counts there. */
  async due(now: number, limit: number): Promise<string[]> {
    const rows = await this.#base.db
      .selectFrom('heads')
      .select('table_id')
      .where('due', '<=', now)
      .orderBy('due')
      .limit(limit)
      .execute()
    return rows.map((row) => row.table_id)
  }

  /** Nobody has to look at this table any more, or only then. */
  async settle(id: string, due: number | null = null): Promise<void> {
    await this.#base.db.updateTable('heads').set({ due }).where('table_id', '=', id).execute()
  }

  /** Public tables that are open and not forgotten: something happened there since. */
  async lobby(game: string | undefined, since: number, limit: number): Promise<ListedTable[]> {
    let query = listed(this.#base.db)
      .where('tables.listed', '=', 1)
      .where('tables.status', '=', 'open')
      .where('tables.changed', '>', since)
    if (game !== undefined) query = query.where('tables.game', '=', game)
    const rows = await query.orderBy('tables.changed', 'desc').limit(limit).execute()
    return this.#listed(rows)
  }

  async of(person: string, limit: number): Promise<ListedTable[]> {
    const mine = this.#base.db.selectFrom('seats').select('table_id').where('person', '=', person)
    const rows = await listed(this.#base.db)
      .where('tables.id', 'in', mine)
      .where('tables.status', '!=', 'closed')
      .orderBy('tables.changed', 'desc')
      .limit(limit)
      .execute()
    return this.#listed(rows)
  }

  /** The tables where this person sits, or a seat is theirs, and the game is not over. */
  async unfinished(person: string): Promise<string[]> {
    const rows = await this.#base.db
      .selectFrom('seats')
      .innerJoin('tables', 'tables.id', 'seats.table_id')
      .select('tables.id')
      .distinct()
      .where('seats.person', '=', person)
      .where('tables.ended', 'is', null)
      .where('tables.status', '!=', 'closed')
      .execute()
    return rows.map(({ id }) => id)
  }

  /** Finished public games, the newest first. `before`: the end and id of the last one already seen. */
  async finished(
    game: string | undefined,
    before: { readonly ended: number; readonly id: string } | null,
    limit: number,
  ): Promise<ListedTable[]> {
    let query = listed(this.#base.db).where('tables.listed', '=', 1).where('tables.ended', 'is not', null)
    if (game !== undefined) query = query.where('tables.game', '=', game)
    if (before !== null)
      query = query.where((eb) =>
        eb.or([
          eb('tables.ended', '<', before.ended),
          eb.and([eb('tables.ended', '=', before.ended), eb('tables.id', '<', before.id)]),
        ]),
      )
    const rows = await query
      .orderBy('tables.ended', 'desc')
      .orderBy('tables.id', 'desc')
      .limit(limit)
      .execute()
    return this.#listed(rows)
  }

  /** What cannot be read does not hide the rest. */
  #listed(rows: readonly ListedRow[]): ListedTable[] {
    const lag = this.#lag()
    return rows.flatMap((row) => {
      try {
        return [readListed(row, lag)]
      } catch {
        return []
      }
    })
  }

  /** A finished game; null where there is none, or where it is not over. */
  async finishedGame(id: string): Promise<FinishedGame | null> {
    const row = await this.#base.db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst()
    if (!row?.ended || row.replay === null || row.totals === null || row.winners === null) return null
    const { ended, totals, winners, replay } = row
    return readStored(() => ({
      id,
      doc: JSON.parse(row.doc),
      key: row.key,
      ended,
      totals: JSON.parse(totals),
      winners: JSON.parse(winners),
      replay: JSON.parse(replay),
    }))
  }
}

async function writeSeats(trx: Db, id: string, doc: TableDoc): Promise<void> {
  await trx.deleteFrom('seats').where('table_id', '=', id).execute()
  const rows = doc.seats.flatMap(({ person }, seat) =>
    person === null ? [] : [{ table_id: id, seat, person }],
  )
  if (rows.length > 0) await trx.insertInto('seats').values(rows).execute()
}

/** A table that is not played yet has no head; it gets one that says only when to look. */
async function writeDue(trx: Db, id: string, due: number | null, at: number): Promise<void> {
  await trx
    .insertInto('heads')
    .values({
      table_id: id,
      seq: 0,
      moves: 0,
      asked_seat: null,
      asked_step: null,
      until: null,
      due,
      changed: at,
    })
    .onConflict((conflict) => conflict.column('table_id').doUpdateSet({ due }))
    .execute()
}

function listed(db: Db) {
  return db
    .selectFrom('tables')
    .leftJoin('heads', 'heads.table_id', 'tables.id')
    .select([
      'tables.id',
      'tables.status',
      'tables.doc',
      'tables.totals',
      'tables.winners',
      'tables.created',
      'tables.changed',
      'tables.ended',
      'heads.moves',
      'heads.asked_seat',
      'heads.asked_step',
      'heads.until',
      'heads.changed as played',
    ])
}

type ListedRow = Awaited<ReturnType<ReturnType<typeof listed>['execute']>>[number]

function readListed(row: ListedRow, lag: number): ListedTable {
  const { asked_seat: seat, asked_step: step } = row
  return {
    id: row.id,
    status: readStatus(row.status),
    doc: JSON.parse(row.doc),
    moves: row.moves ?? 0,
    asked: seat === null || step === null ? null : { seat, step },
    until: row.until === null ? null : row.until + lag,
    totals: row.totals === null ? null : JSON.parse(row.totals),
    winners: row.winners === null ? null : JSON.parse(row.winners),
    created: row.created,
    changed: Math.max(row.changed, row.played ?? 0),
    ended: row.ended,
  }
}

const STATUSES: readonly TableStatus[] = ['open', 'dealing', 'playing', 'over', 'closed']

function readStatus(text: string): TableStatus {
  const status = STATUSES.find((one) => one === text)
  if (!status) throw new Error(`a table of the database has the status ${text}`)
  return status
}
