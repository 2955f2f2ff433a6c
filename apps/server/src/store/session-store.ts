import type { Selectable } from 'kysely'
import type { Base } from './base.ts'
import type { PersonRow } from './people-store.ts'
import type { Schema } from './schema.ts'

export type SessionRow = Selectable<Schema['sessions']>

/** So many fit into one hint to other processes. */
const HINTED = 100

/** Who is logged in where, and what gets somebody back in who has forgotten their password. */
export class SessionStore {
  readonly #base: Base
  readonly #process: string

  constructor(base: Base, process: string) {
    this.#base = base
    this.#process = process
  }

  get #db() {
    return this.#base.db
  }

  async add(session: SessionRow): Promise<void> {
    await this.#db.insertInto('sessions').values(session).execute()
  }

  person(hash: string, now: number): Promise<(PersonRow & { seen: number | null }) | undefined> {
    return this.#db
      .selectFrom('sessions')
      .innerJoin('people', 'people.id', 'sessions.person')
      .selectAll('people')
      .select('sessions.seen')
      .where('sessions.hash', '=', hash)
      .where((eb) => eb.or([eb('sessions.expires', 'is', null), eb('sessions.expires', '>', now)]))
      .executeTakeFirst()
  }

  async saw(hash: string, seen: number): Promise<void> {
    await this.#db.updateTable('sessions').set({ seen }).where('hash', '=', hash).execute()
  }

  of(person: string, now: number): Promise<SessionRow[]> {
    return this.#db
      .selectFrom('sessions')
      .selectAll()
      .where('person', '=', person)
      .where((eb) => eb.or([eb('expires', 'is', null), eb('expires', '>', now)]))
      .orderBy('created', 'desc')
      .execute()
  }

  /** Of these sessions, the ones that still are. */
  async living(hashes: readonly string[], now: number): Promise<Set<string>> {
    const living = new Set<string>()
    for (let i = 0; i < hashes.length; i += HINTED) {
      const rows = await this.#db
        .selectFrom('sessions')
        .select('hash')
        .where('hash', 'in', hashes.slice(i, i + HINTED))
        .where((eb) => eb.or([eb('expires', 'is', null), eb('expires', '>', now)]))
        .execute()
      for (const { hash } of rows) living.add(hash)
    }
    return living
  }

  /** Ends them, and tells the other processes. */
  async end(hashes: readonly string[]): Promise<void> {
    for (let i = 0; i < hashes.length; i += HINTED) {
      const some = hashes.slice(i, i + HINTED)
      await this.#db.transaction().execute(async (trx) => {
        await trx.deleteFrom('sessions').where('hash', 'in', some).execute()
        await this.#base.hint(trx, { from: this.#process, sessions: some })
      })
    }
  }

  /** What has run out by then is of no use to anybody. */
  async forgetExpired(now: number): Promise<void> {
    await this.#db.deleteFrom('sessions').where('expires', '<=', now).execute()
    await this.#db.deleteFrom('challenges').where('expires', '<=', now).execute()
    await this.#db.deleteFrom('recoveries').where('expires', '<=', now).execute()
  }

  /** These codes from now on, and no others. */
  async putCodes(person: string, hashes: readonly string[]): Promise<void> {
    await this.#db.transaction().execute(async (trx) => {
      await trx.deleteFrom('recoveries').where('person', '=', person).where('kind', '=', 'code').execute()
      const rows = hashes.map((hash) => ({ hash, person, kind: 'code', expires: null }))
      await trx.insertInto('recoveries').values(rows).execute()
    })
  }

  async addLink(person: string, hash: string, expires: number): Promise<void> {
    await this.#db.insertInto('recoveries').values({ hash, person, kind: 'link', expires }).execute()
  }

  /** How many codes, or links that have not run out, somebody has left. */
  async recoveries(person: string, kind: 'code' | 'link', now: number): Promise<number> {
    const rows = await this.#db
      .selectFrom('recoveries')
      .select('hash')
      .where('person', '=', person)
      .where('kind', '=', kind)
      .where((eb) => eb.or([eb('expires', 'is', null), eb('expires', '>', now)]))
      .execute()
    return rows.length
  }

  /** Whose it was; each is good for once. */
  async takeLink(hash: string, now: number): Promise<string | null> {
    const row = await this.#db
      .deleteFrom('recoveries')
      .where('hash', '=', hash)
      .where('kind', '=', 'link')
      .where('expires', '>', now)
      .returning('person')
      .executeTakeFirst()
    return row?.person ?? null
  }

  /** Whether it was one of theirs; each is good for once. */
  async takeCode(person: string, hash: string): Promise<boolean> {
    const row = await this.#db
      .deleteFrom('recoveries')
      .where('hash', '=', hash)
      .where('person', '=', person)
      .where('kind', '=', 'code')
      .returning('person')
      .executeTakeFirst()
    return row !== undefined
  }

  async forgetLinks(person: string): Promise<void> {
    await this.#db.deleteFrom('recoveries').where('person', '=', person).where('kind', '=', 'link').execute()
  }
}
