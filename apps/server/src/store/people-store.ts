import type { Person } from '@gam/protocol/wire'
import type { Selectable } from 'kysely'
import type { Base } from './base.ts'
import type { Schema } from './schema.ts'

export type PersonRow = Selectable<Schema['people']>

export function personOf(row: Pick<PersonRow, 'id' | 'name' | 'kind'>): Person {
  return {
    id: row.id,
    name: row.name,
    kind: row.kind === 'account' || row.kind === 'bot' ? row.kind : 'guest',
  }
}

export interface Passkey {
  readonly id: string
  readonly person: string
  readonly publicKey: string
  readonly counter: number
  readonly transports: readonly string[]
  readonly created: number
}

export class PeopleStore {
  readonly #base: Base

  constructor(base: Base) {
    this.#base = base
  }

  get #db() {
    return this.#base.db
  }

  async add(person: Pick<PersonRow, 'id' | 'kind' | 'name' | 'owner' | 'created'>): Promise<void> {
    await this.#db
      .insertInto('people')
      .values({ ...person, login: null, password: null, webhook: null, email: null })
      .execute()
  }

  byId(id: string): Promise<PersonRow | undefined> {
    return this.#db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst()
  }

  byLogin(login: string): Promise<PersonRow | undefined> {
    return this.#db.selectFrom('people').selectAll().where('login', '=', login).executeTakeFirst()
  }

  async change(
    id: string,
    change: Partial<Pick<PersonRow, 'name' | 'webhook' | 'email' | 'password' | 'language'>>,
  ): Promise<void> {
    await this.#db.updateTable('people').set(change).where('id', '=', id).execute()
  }

  /** Makes an account of a guest; false when the login is taken. */
  async register(id: string, login: string, password: string | null): Promise<boolean> {
    const owner = async () => {
      const row = await this.#db
        .selectFrom('people')
        .select('id')
        .where('login', '=', login)
        .executeTakeFirst()
      return row?.id
    }
    const taken = await owner()
    if (taken !== undefined) return taken === id
    try {
      await this.#db
        .updateTable('people')
        .set({ kind: 'account', login, ...(password !== null && { password }) })
        .where('id', '=', id)
        .execute()
      return true
    } catch (error) {
      // Somebody else took it in between: the column is unique.
      const now = await owner()
      if (now === undefined || now === id) throw error
      return false
    }
  }

  /** The bots that still have their token. */
  async bots(owner: string): Promise<PersonRow[]> {
    return this.#db
      .selectFrom('people')
      .selectAll()
      .where('owner', '=', owner)
      .where('kind', '=', 'bot')
      .where('id', 'in', this.#db.selectFrom('sessions').select('person'))
      .orderBy('created')
      .execute()
  }

  async mutes(person: string): Promise<string[]> {
    const rows = await this.#db.selectFrom('mutes').select('muted').where('person', '=', person).execute()
    return rows.map(({ muted }) => muted)
  }

  async mute(person: string, muted: string, yes: boolean): Promise<void> {
    if (yes)
      await this.#db
        .insertInto('mutes')
        .values({ person, muted })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    else await this.#db.deleteFrom('mutes').where('person', '=', person).where('muted', '=', muted).execute()
  }

  async passkeys(person: string): Promise<Passkey[]> {
    const rows = await this.#db.selectFrom('passkeys').selectAll().where('person', '=', person).execute()
    return rows.map(readPasskey)
  }

  async passkey(id: string): Promise<Passkey | undefined> {
    const row = await this.#db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst()
    return row && readPasskey(row)
  }

  /** False: somebody has this key already. */
  async addPasskey(passkey: Passkey): Promise<boolean> {
    const { id, person, publicKey, counter, transports, created } = passkey
    const added = await this.#db
      .insertInto('passkeys')
      .values({
        id,
        person,
        public_key: publicKey,
        counter,
        transports: JSON.stringify(transports),
        created,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    return added !== undefined
  }

  async removePasskey(id: string, person: string): Promise<void> {
    await this.#db.deleteFrom('passkeys').where('id', '=', id).where('person', '=', person).execute()
  }

  async usedPasskey(id: string, counter: number): Promise<void> {
    await this.#db.updateTable('passkeys').set({ counter }).where('id', '=', id).execute()
  }

  async addChallenge(id: string, person: string | null, challenge: string, expires: number): Promise<void> {
    await this.#db
      .deleteFrom('challenges')
      .where('expires', '<', expires - 3_600_000)
      .execute()
    await this.#db.insertInto('challenges').values({ id, person, challenge, expires }).execute()
  }

  /** A challenge is good for one answer. */
  async takeChallenge(id: string, now: number): Promise<{ challenge: string; person: string | null } | null> {
    return this.#db.transaction().execute(async (trx) => {
      const row = await trx.selectFrom('challenges').selectAll().where('id', '=', id).executeTakeFirst()
      await trx.deleteFrom('challenges').where('id', '=', id).execute()
      return row && row.expires > now ? { challenge: row.challenge, person: row.person } : null
    })
  }

  async pushes(person: string): Promise<Selectable<Schema['pushes']>[]> {
    return this.#db.selectFrom('pushes').selectAll().where('person', '=', person).limit(20).execute()
  }

  async addPush(push: Selectable<Schema['pushes']>): Promise<void> {
    const { person, p256dh, auth } = push
    await this.#db
      .insertInto('pushes')
      .values(push)
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet({ person, p256dh, auth }))
      .execute()
  }

  async removePush(endpoint: string, person: string): Promise<void> {
    await this.#db
      .deleteFrom('pushes')
      .where('endpoint', '=', endpoint)
      .where('person', '=', person)
      .execute()
  }

  /** Puts a value in the place of the one that was kept. */
  async keep(name: string, value: string): Promise<void> {
    await this.#db
      .insertInto('keeping')
      .values({ name, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute()
  }

  /** A value that all processes share; the first one to ask makes it. */
  async kept(name: string, make: () => Promise<string>): Promise<string> {
    const known = await this.#keeping(name)
    if (known !== null) return known
    await this.#db
      .insertInto('keeping')
      .values({ name, value: await make() })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const value = await this.#keeping(name)
    if (value === null) throw new Error(`the database does not keep ${name}`)
    return value
  }

  async #keeping(name: string): Promise<string | null> {
    const row = await this.#db
      .selectFrom('keeping')
      .select('value')
      .where('name', '=', name)
      .executeTakeFirst()
    return row?.value ?? null
  }
}

function readPasskey(row: Selectable<Schema['passkeys']>): Passkey {
  const { id, person, counter, created } = row
  const transports = JSON.parse(row.transports)
  return { id, person, publicKey: row.public_key, counter, transports, created }
}
