import type { Json } from '@gam/kernel'
import type { Base } from './base.ts'

/** What stands where the name of somebody stood who does not want to be known here any more. */
const SOMEBODY = 'Somebody'
const ERASED = '…'

/** All that the store has of one person: to be handed out to them, or to be forgotten. */
export class PersonData {
  readonly #base: Base

  constructor(base: Base) {
    this.#base = base
  }

  /** Everything but hashes of secrets. */
  async all(person: string): Promise<{ [part: string]: Json }> {
    const { db } = this.#base
    const [row, sessions, passkeys, pushes, bots, mutes, tables, orders, chat, tries] = await Promise.all([
      db
        .selectFrom('people')
        .select(['id', 'kind', 'name', 'login', 'webhook', 'email', 'created'])
        .where('id', '=', person)
        .execute(),
      db
        .selectFrom('sessions')
        .select(['created', 'expires', 'seen', 'device'])
        .where('person', '=', person)
        .execute(),
      db.selectFrom('passkeys').select(['created', 'transports']).where('person', '=', person).execute(),
      db.selectFrom('pushes').select(['endpoint', 'created']).where('person', '=', person).execute(),
      db.selectFrom('people').select(['id', 'name', 'created']).where('owner', '=', person).execute(),
      db.selectFrom('mutes').select('muted').where('person', '=', person).execute(),
      db
        .selectFrom('seats')
        .innerJoin('tables', 'tables.id', 'seats.table_id')
        .select(['tables.id', 'tables.game', 'tables.status', 'tables.created', 'tables.ended', 'seats.seat'])
        .where('seats.person', '=', person)
        .execute(),
      db.selectFrom('orders').select(['table_id', 'orders']).where('person', '=', person).execute(),
      db.selectFrom('chat').select(['table_id', 'name', 'text', 'at']).where('person', '=', person).execute(),
      db
        .selectFrom('tries')
        .select(['day', 'attempt', 'table_id', 'started', 'ended', 'outcome', 'points'])
        .where('person', '=', person)
        .execute(),
    ])
    return JSON.parse(
      JSON.stringify({
        person: row.at(0) ?? null,
        sessions,
        passkeys,
        pushes,
        bots,
        mutes,
        tables,
        orders,
        chat,
        tries,
      }),
    )
  }

  /**
   * Forgets who it was and what they said. The moves of their games stay, since others played them too, with the names
   * that these were dealt under.
   */
  async erase(person: string): Promise<void> {
    await this.#base.db.transaction().execute(async (trx) => {
      await trx.deleteFrom('recoveries').where('person', '=', person).execute()
      await trx.deleteFrom('passkeys').where('person', '=', person).execute()
      await trx.deleteFrom('challenges').where('person', '=', person).execute()
      await trx.deleteFrom('pushes').where('person', '=', person).execute()
      await trx.deleteFrom('vacations').where('person', '=', person).execute()
      await trx.deleteFrom('seen').where('person', '=', person).execute()
      await trx.deleteFrom('orders').where('person', '=', person).execute()
      await trx.deleteFrom('mutes').where('person', '=', person).execute()
      await trx
        .updateTable('chat')
        .set({ name: SOMEBODY, text: ERASED })
        .where('person', '=', person)
        .execute()
      await trx
        .updateTable('tries')
        .set({ name: SOMEBODY })
        .where('person', '=', person)
        .where('name', 'is not', null)
        .execute()
      await trx
        .updateTable('people')
        .set({ kind: 'guest', name: SOMEBODY, login: null, password: null, webhook: null, email: null })
        .where('id', '=', person)
        .execute()
    })
  }
}
