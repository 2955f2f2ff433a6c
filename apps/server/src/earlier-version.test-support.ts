import { readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { startingAt } from './daily/clock.test-support.ts'
import { sqliteFile } from './store/sqlite-file.ts'

// A database that the server of version 0.1.0 left behind: tables of all games in the middle, one that nobody had
// begun, one that was over, and a day of the challenge with one try done and one under way. Nobody writes it anew.

interface Left {
  readonly day: string
  readonly people: { readonly [name: string]: { readonly id: string; readonly cookie: string } }
  readonly tables: { readonly [label: string]: { readonly id: string; readonly who: readonly string[] } }
}

const golden = (file: string) => readFileSync(new URL(`../golden/${file}`, import.meta.url), 'utf8')

export const left: Left = JSON.parse(golden('0.1.0.json'))

/** A server that is started with this takes it for the afternoon of the day on which the other one ended. */
export const thatAfternoon = startingAt(Date.parse(`${left.day}T14:00:00Z`))

/** Puts that database where a server will find it, and afterwards whatever else is said in SQL. */
export async function restore(env: Record<string, string>, ...more: readonly string[]): Promise<void> {
  const sql = [golden('0.1.0.sql'), ...more].join('\n')
  if (env.DATA !== undefined) {
    const db = new DatabaseSync(sqliteFile(env.DATA))
    db.exec(sql)
    db.close()
    return
  }
  const client = new pg.Client({ connectionString: env.DATABASE_URL })
  await client.connect()
  await client.query(sql)
  await client.end()
}
