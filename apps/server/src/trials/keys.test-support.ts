import { DatabaseSync } from 'node:sqlite'
import { sqliteFile } from '../store/sqlite-file.ts'

/** The key of a table, which no one may be told before its end. */
export function keysIn(folder: string, table: string): string[] {
  const db = new DatabaseSync(sqliteFile(folder), { readOnly: true })
  try {
    return db
      .prepare('select key from tables where id = ?')
      .all(table)
      .map(({ key }) => String(key))
  } finally {
    db.close()
  }
}
