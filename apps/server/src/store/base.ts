import { Kysely, PostgresDialect, sql } from 'kysely'
import { type Hint, hintTexts } from './hint.ts'
import { migrate } from './migrations.ts'
import type { Move } from './moves.ts'
import { postgresAppend } from './postgres-append.ts'
import type { PostgresListener } from './postgres-listener.ts'
import type { Schema } from './schema.ts'
import { SqliteDriver, sqliteDialect } from './sqlite.ts'

export type Db = Kysely<Schema>

/** A database, whichever of the two it is. */
export interface Base {
  readonly kind: 'sqlite' | 'postgres'
  readonly db: Db
  /** Inside a transaction the hint is given when it is committed, and never if it is not. */
  hint(trx: Db, hint: Hint): Promise<void>
  /**
   * Commits ordinary moves, all in one transaction. Answers, once they are on the disk, whether each found its
   * place: whether neither that nor its submission was taken. With the commit other processes, where there are any,
   * are given the hint and told what was written.
   */
  append(moves: readonly Move[], hint: () => Hint): Promise<readonly boolean[]>
  /** `missed` is called when hints may have been lost: then everything has to be looked at. */
  listen(heard: (hint: Hint) => void, missed: () => void): Promise<void>
  close(): Promise<void>
}

export async function openBase(where: { readonly url: string } | { readonly folder: string }): Promise<Base> {
  const base = 'url' in where ? await postgresBase(where.url) : sqliteBase(where.folder)
  try {
    await migrate(base.db)
  } catch (error) {
    await base.close()
    throw error
  }
  return base
}

function sqliteBase(folder: string): Base {
  const driver = new SqliteDriver(folder)
  const db = new Kysely<Schema>({ dialect: sqliteDialect(driver) })
  return {
    kind: 'sqlite',
    db,
    append: (moves) => driver.append(moves),
    // One process has the file to itself and knows what it did.
    hint: async () => undefined,
    listen: async () => undefined,
    close: () => db.destroy(),
  }
}

async function postgresBase(url: string): Promise<Base> {
  // Whoever does without PostgreSQL need not read it.
  const [{ newPool }, { CheckedPool }, { PostgresListener }] = await Promise.all([
    import('./postgres.ts'),
    import('./checked-pool.ts'),
    import('./postgres-listener.ts'),
  ])
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: new CheckedPool(newPool(url)) }) })
  let listener: PostgresListener | null = null
  return {
    kind: 'postgres',
    db,
    append: (moves, hint) => postgresAppend(db, moves, hint()),
    async hint(trx, hint) {
      for (const text of hintTexts(hint)) await sql`select pg_notify('gam', ${text})`.execute(trx)
    },
    async listen(heard, missed) {
      listener = new PostgresListener(url, heard, missed)
      await listener.open()
    },
    async close() {
      await listener?.close()
      await db.destroy()
    },
  }
}
