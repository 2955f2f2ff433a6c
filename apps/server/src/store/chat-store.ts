import type { ChatLine } from '@gam/protocol/wire'
import { newId } from '../ids.ts'
import type { Base } from './base.ts'

const TRIES = 5
/** Of one table; older lines go, except where somebody has to look at them. */
const KEPT = 1000

export interface NewLine {
  readonly submission: string
  readonly person: string
  readonly name: string
  readonly program: boolean
  readonly seat: number | null
  readonly text: string
  readonly at: number
}

/** A line that somebody reported, and what they said about it. */
export interface ReportedLine {
  readonly at: number
  readonly table: string
  readonly line: number
  readonly person: string
  readonly name: string
  readonly text: string
  readonly why: string
  /** Who reported it. */
  readonly by: string
}

export class ChatStore {
  readonly #base: Base
  readonly #process: string

  constructor(base: Base, process: string) {
    this.#base = base
    this.#process = process
  }

  /** The lines after that one, oldest first; at most so many, the latest. */
  async after(table: string, id: number, most: number): Promise<ChatLine[]> {
    const rows = await this.#base.db
      .selectFrom('chat')
      .select(['id', 'at', 'person', 'name', 'program', 'seat', 'text'])
      .where('table_id', '=', table)
      .where('id', '>', id)
      .orderBy('id', 'desc')
      .limit(most)
      .execute()
    return rows.reverse().map((row) => ({ ...row, program: row.program === 1 }))
  }

  /** A line sent twice is said once. */
  async add(table: string, line: NewLine): Promise<void> {
    for (let tries = 0; tries < TRIES; tries++) if (await this.#tryToAdd(table, line)) return
    throw new Error('a line of the chat found no place')
  }

  #tryToAdd(table: string, line: NewLine): Promise<boolean> {
    return this.#base.db.transaction().execute(async (trx) => {
      const said = await trx
        .selectFrom('chat')
        .select('id')
        .where('table_id', '=', table)
        .where('person', '=', line.person)
        .where('submission', '=', line.submission)
        .executeTakeFirst()
      if (said) return true
      const last = await trx
        .selectFrom('chat')
        .select(({ fn }) => fn.max('id').as('id'))
        .where('table_id', '=', table)
        .executeTakeFirst()
      const [added] = await trx
        .insertInto('chat')
        .values({ table_id: table, id: (last?.id ?? 0) + 1, ...line, program: line.program ? 1 : 0 })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .execute()
      if (added === undefined) return false
      const reported = trx.selectFrom('reports').select('line').where('table_id', '=', table)
      await trx
        .deleteFrom('chat')
        .where('table_id', '=', table)
        .where('id', '<=', added.id - KEPT)
        .where('id', 'not in', reported)
        .execute()
      await this.#base.hint(trx, { from: this.#process, tables: [table] })
      return true
    })
  }

  /** The newest reports first. */
  async reported(most: number): Promise<ReportedLine[]> {
    return this.#base.db
      .selectFrom('reports')
      .innerJoin('chat', (join) =>
        join.onRef('chat.table_id', '=', 'reports.table_id').onRef('chat.id', '=', 'reports.line'),
      )
      .select([
        'reports.at as at',
        'chat.table_id as table',
        'chat.id as line',
        'chat.person as person',
        'chat.name as name',
        'chat.text as text',
        'reports.why as why',
        'reports.person as by',
      ])
      .orderBy('reports.at', 'desc')
      .limit(most)
      .execute()
  }

  async report(table: string, line: number, person: string, why: string, at: number): Promise<boolean> {
    const { db } = this.#base
    const said = await db
      .selectFrom('chat')
      .select('id')
      .where('table_id', '=', table)
      .where('id', '=', line)
      .executeTakeFirst()
    if (!said) return false
    await db.insertInto('reports').values({ id: newId(), table_id: table, line, person, why, at }).execute()
    return true
  }
}
