import type { Base, Db } from './base.ts'

const DAY = 86_400_000
/** A table that nobody begins. */
const WAITED = 14 * DAY
/** A game that nobody goes on with, and whose people have not been here for as long. */
const LEFT = 90 * DAY
/** A guest who sits nowhere. */
const UNSEEN = 30 * DAY
/** In one go: others want to write too. */
const MOST = 200

const OF_TABLES = ['log', 'heads', 'seats', 'chat', 'reports', 'codes', 'seen', 'orders', 'tries'] as const
const OF_PEOPLE = [
  'sessions',
  'recoveries',
  'challenges',
  'pushes',
  'vacations',
  'mutes',
  'seen',
  'orders',
] as const

/**
 * What nobody will come back for. Finished games stay, and so does everybody with an account or a seat; results of
 * daily challenges stay with the games behind them.
 */
export class Abandoned {
  readonly #base: Base
  readonly #process: string

  constructor(base: Base, process: string) {
    this.#base = base
    this.#process = process
  }

  async tables(now: number): Promise<string[]> {
    const rows = await abandonedTables(this.#base.db, now).limit(MOST).execute()
    return rows.map(({ id }) => id)
  }

  /** Removes it with all that belongs to it; false when somebody came in between. */
  removeTable(id: string, now: number): Promise<boolean> {
    return this.#base.db.transaction().execute(async (trx) => {
      const still = await abandonedTables(trx, now).where('tables.id', '=', id).executeTakeFirst()
      if (!still) return false
      await trx.deleteFrom('tables').where('id', '=', id).execute()
      for (const part of OF_TABLES) await trx.deleteFrom(part).where('table_id', '=', id).execute()
      await this.#base.hint(trx, { from: this.#process, tables: [id] })
      return true
    })
  }

  /** Removes guests who have long not been here and sit nowhere, and programs that nobody can use; how many. */
  removePeople(now: number): Promise<number> {
    return this.#base.db.transaction().execute(async (trx) => {
      const guests = await abandonedGuests(trx, now).limit(MOST).execute()
      const owners = guests.map(({ id }) => id)
      const bots = await abandonedBots(trx, owners, now).execute()
      const gone = [...guests, ...bots].map(({ id }) => id)
      if (gone.length === 0) return 0
      for (const part of OF_PEOPLE) await trx.deleteFrom(part).where('person', 'in', gone).execute()
      await trx.deleteFrom('people').where('id', 'in', gone).execute()
      return gone.length
    })
  }
}

function abandonedTables(db: Db, now: number) {
  const counts = db
    .selectFrom('tries')
    .select('table_id')
    .where('attempt', '=', 0)
    .where('outcome', 'is not', null)
  const lively = db
    .selectFrom('seats')
    .innerJoin('people', 'people.id', 'seats.person')
    .innerJoin('sessions', 'sessions.person', 'people.id')
    .select('seats.table_id')
    .where((eb) => eb.or([eb('people.login', 'is not', null), eb('sessions.seen', '>', now - LEFT)]))
  return db
    .selectFrom('tables')
    .leftJoin('heads', 'heads.table_id', 'tables.id')
    .select('tables.id')
    .where('tables.ended', 'is', null)
    .where((eb) =>
      eb.or([
        eb('tables.status', '!=', 'playing').and('tables.changed', '<', now - WAITED),
        eb('tables.status', '=', 'playing')
          .and('tables.changed', '<', now - LEFT)
          .and('heads.changed', '<', now - LEFT)
          .and('tables.id', 'not in', lively),
      ]),
    )
    .where('tables.id', 'not in', counts)
}

function abandonedGuests(db: Db, now: number) {
  const before = now - UNSEEN
  const seated = db.selectFrom('seats').select('person')
  const here = db.selectFrom('sessions').select('person').where('seen', '>', before)
  const owners = db
    .selectFrom('people as bots')
    .select('bots.owner')
    .where('bots.owner', 'is not', null)
    .where((eb) => eb.or([eb('bots.id', 'in', here), eb('bots.id', 'in', seated)]))
  return db
    .selectFrom('people')
    .select('people.id')
    .where('kind', '=', 'guest')
    .where('created', '<', before)
    .where('id', 'not in', seated)
    .where('id', 'not in', here)
    .where('id', 'not in', owners)
}

/** Those of these people, and those that were ended and sit nowhere. */
function abandonedBots(db: Db, owners: readonly string[], now: number) {
  return db
    .selectFrom('people')
    .select('people.id')
    .where('kind', '=', 'bot')
    .where('created', '<', now - UNSEEN)
    .where('id', 'not in', db.selectFrom('seats').select('person'))
    .where((eb) =>
      eb.or([
        eb('id', 'not in', db.selectFrom('sessions').select('person')),
        ...(owners.length > 0 ? [eb('owner', 'in', [...owners])] : []),
      ]),
    )
}
