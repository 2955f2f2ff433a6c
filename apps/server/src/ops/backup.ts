import { existsSync } from 'node:fs'
import { backup, DatabaseSync } from 'node:sqlite'
import { Fault } from '@gam/kernel'
import { type Env, settingsOf } from '../settings.ts'
import { sqliteFile } from '../store/sqlite-file.ts'

/** A copy of the embedded database as it is at one moment, while the server may go on. */
export async function backUp(env: Env, to: string): Promise<string> {
  const { database } = settingsOf(env)
  if ('url' in database)
    throw new Fault(
      'bad-request',
      'The data is in PostgreSQL; back it up with pg_dump, see docs/operations.md.',
    )
  const from = sqliteFile(database.folder)
  if (!existsSync(from)) throw new Fault('bad-request', `There is no database in ${database.folder}.`)
  if (existsSync(to)) throw new Fault('bad-request', `${to} exists already; nothing was written.`)
  const db = new DatabaseSync(from, { readOnly: true, timeout: 5000 })
  try {
    await backup(db, to)
  } finally {
    db.close()
  }
  const copy = new DatabaseSync(to, { readOnly: true })
  try {
    const rows = copy.prepare('PRAGMA integrity_check').all()
    if (rows[0]?.integrity_check !== 'ok') throw new Error('the copy is damaged')
  } finally {
    copy.close()
  }
  return `The database was copied to ${to} and checked.`
}
