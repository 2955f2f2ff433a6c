import { randomInt } from 'node:crypto'
import type { Base } from './base.ts'

/** Letters and digits that neither look nor sound too much like each other. */
const SIGNS = '234679ACDEFGHJKMNPQRTWXY'
const LENGTH = 5
const TRIES = 20

/** Short codes to tell by voice: each leads to one table, as long as it waits for people. */
export class CodeStore {
  readonly #base: Base

  constructor(base: Base) {
    this.#base = base
  }

  /** The code of a table; the first who asks has it made. */
  async of(table: string, now: number): Promise<string> {
    const { db } = this.#base
    for (let tries = 0; tries < TRIES; tries++) {
      const row = await db.selectFrom('codes').select('code').where('table_id', '=', table).executeTakeFirst()
      if (row) return row.code
      // Another table may have it already, or somebody else asked for this one's: then it is looked up again.
      await db
        .insertInto('codes')
        .values({ code: newCode(), table_id: table, created: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    }
    throw new Error('no code was free')
  }

  /** The table that waits under this code; null where there is none, or where it waits no more. */
  async find(text: string): Promise<string | null> {
    const code = readCode(text)
    if (code === null) return null
    const row = await this.#base.db
      .selectFrom('codes')
      .innerJoin('tables', 'tables.id', 'codes.table_id')
      .select('tables.id')
      .where('codes.code', '=', code)
      .where('tables.status', '=', 'open')
      .executeTakeFirst()
    return row?.id ?? null
  }

  /** Codes of tables that wait no more, or were made before that time, are free for others. */
  async tidy(before: number): Promise<void> {
    const waiting = this.#base.db.selectFrom('tables').select('id').where('status', '=', 'open')
    await this.#base.db
      .deleteFrom('codes')
      .where((eb) => eb.or([eb('created', '<', before), eb('table_id', 'not in', waiting)]))
      .execute()
  }
}

function newCode(): string {
  return Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')
}

/** As it was said and typed: small letters, spaces and hyphens are no mistake. */
function readCode(text: string): string | null {
  const code = text.toUpperCase().replace(/[\s-]/g, '')
  return code.length === LENGTH && [...code].every((sign) => SIGNS.includes(sign)) ? code : null
}
