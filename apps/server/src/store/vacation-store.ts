import type { Vacation } from '@gam/protocol/wire'
import type { Base } from './base.ts'

export class VacationStore {
  readonly #base: Base

  constructor(base: Base) {
    this.#base = base
  }

  /** Those that were not over by then, the earliest first. */
  async of(person: string, since: number): Promise<Vacation[]> {
    const rows = await this.#base.db
      .selectFrom('vacations')
      .select(['from_at', 'until_at'])
      .where('person', '=', person)
      .where('until_at', '>', since)
      .orderBy('from_at')
      .execute()
    return rows.map((row) => ({ from: row.from_at, until: row.until_at }))
  }

  async begin(person: string, { from, until }: Vacation): Promise<void> {
    await this.#base.db.insertInto('vacations').values({ person, from_at: from, until_at: until }).execute()
  }

  /** The one that runs ends now. */
  async end(person: string, now: number): Promise<void> {
    await this.#base.db
      .updateTable('vacations')
      .set({ until_at: now })
      .where('person', '=', person)
      .where('from_at', '<=', now)
      .where('until_at', '>', now)
      .execute()
  }

  /** Tables where this person plays by a clock that counts days, or might. */
  async tables(person: string): Promise<string[]> {
    const rows = await this.#base.db
      .selectFrom('seats')
      .innerJoin('tables', 'tables.id', 'seats.table_id')
      .select('tables.id')
      .where('seats.person', '=', person)
      .where('tables.status', '=', 'playing')
      .where('tables.doc', 'like', '%"kind":"days"%')
      .execute()
    return rows.map(({ id }) => id)
  }
}
