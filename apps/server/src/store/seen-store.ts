import type { Base, Db } from './base.ts'

/** How long what is to be written is gathered: whoever loads a page anew goes and comes within a second. */
const GATHER = 2000
const SAY_ALIVE = 30_000
/** A process that has said nothing for so long is gone. */
const GONE = 4 * SAY_ALIVE

/**
 * When people were last at the tables where they play. Written when they come and go, not while they are there; of
 * those who were there when a process died, the last time it said that it runs is remembered.
 */
export class SeenStore {
  readonly #base: Base
  readonly #process: string
  readonly #now: () => number
  readonly #trouble: (error: unknown) => void
  /** By table and person: when they went; null: they came. */
  #waiting = new Map<
    string,
    { readonly table: string; readonly person: string; readonly at: number | null }
  >()
  #timer: NodeJS.Timeout | null = null
  #alive: NodeJS.Timeout | null = null
  #writing: Promise<void> = Promise.resolve()

  constructor(base: Base, process: string, now: () => number, trouble: (error: unknown) => void) {
    this.#base = base
    this.#process = process
    this.#now = now
    this.#trouble = trouble
  }

  async open(): Promise<void> {
    await this.#settleGone()
    await this.#sayAlive()
    this.#alive = setInterval(() => void this.#sayAlive().catch(this.#trouble), SAY_ALIVE)
    this.#alive.unref()
  }

  async close(): Promise<void> {
    if (this.#alive !== null) clearInterval(this.#alive)
    this.#flush()
    await this.#writing
  }

  came(table: string, person: string): void {
    this.#note(table, person, null)
  }

  went(table: string, person: string): void {
    this.#note(table, person, this.#now())
  }

  /** When each was last at this table, as far as anybody knows. */
  async at(table: string): Promise<Map<string, number>> {
    const rows = await this.#base.db
      .selectFrom('seen')
      .leftJoin('alive', 'alive.process', 'seen.process')
      .select(['seen.person', 'seen.at', 'alive.at as alive'])
      .where('seen.table_id', '=', table)
      .execute()
    const seen = new Map(
      rows.flatMap(({ person, at, alive }) => {
        const last = at ?? alive
        return last === null ? [] : [[person, last] as const]
      }),
    )
    for (const one of this.#waiting.values())
      if (one.table === table) seen.set(one.person, one.at ?? this.#now())
    return seen
  }

  /** Of games that are over nobody asks. */
  async tidy(): Promise<void> {
    const { db } = this.#base
    const over = db.selectFrom('tables').select('id').where('status', 'in', ['over', 'closed'])
    await db.deleteFrom('seen').where('table_id', 'in', over).execute()
  }

  #note(table: string, person: string, at: number | null): void {
    this.#waiting.set(`${table} ${person}`, { table, person, at })
    this.#timer ??= setTimeout(() => this.#flush(), GATHER).unref()
  }

  #flush(): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
    const noted = [...this.#waiting.values()]
    if (noted.length === 0) return
    this.#waiting = new Map()
    this.#writing = this.#writing.then(() => this.#write(noted)).catch(this.#trouble)
  }

  async #write(noted: readonly { table: string; person: string; at: number | null }[]): Promise<void> {
    await this.#base.db
      .insertInto('seen')
      .values(noted.map(({ table, person, at }) => ({ table_id: table, person, process: this.#process, at })))
      .onConflict((conflict) =>
        conflict
          .columns(['table_id', 'person'])
          .doUpdateSet((eb) => ({ at: eb.ref('excluded.at'), process: eb.ref('excluded.process') }))
          // Who has come elsewhere meanwhile is there, wherever they went from.
          .where((eb) =>
            eb.or([
              eb('excluded.at', 'is', null),
              eb('seen.process', '=', this.#process),
              eb('seen.at', 'is not', null),
            ]),
          ),
      )
      .execute()
  }

  async #sayAlive(): Promise<void> {
    await this.#base.db
      .insertInto('alive')
      .values({ process: this.#process, at: this.#now() })
      .onConflict((conflict) => conflict.column('process').doUpdateSet({ at: this.#now() }))
      .execute()
  }

  /** What processes left open that died long ago is written down once and for all. */
  async #settleGone(): Promise<void> {
    const before = this.#now() - GONE
    await this.#base.db.transaction().execute(async (trx: Db) => {
      const gone = await trx.selectFrom('alive').selectAll().where('at', '<', before).execute()
      for (const { process, at } of gone) {
        await trx
          .updateTable('seen')
          .set({ at })
          .where('process', '=', process)
          .where('at', 'is', null)
          .execute()
        await trx.deleteFrom('alive').where('process', '=', process).execute()
      }
    })
  }
}
