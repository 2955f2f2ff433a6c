import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import { type MoveValues, SqliteAppend } from './sqlite-append.ts'
import { sqliteFile } from './sqlite-file.ts'
import { type Outcome, Statements } from './statements.ts'

// The thread that writes: it waits for the disk, so that nobody else has to.

export type WriteAsk = { readonly id: number } & (
  | { readonly what: 'run'; readonly sql: string; readonly parameters: readonly unknown[] }
  | { readonly what: 'append'; readonly moves: readonly MoveValues[] }
  | { readonly what: 'close' }
)

export interface Written {
  /** Of what was run. */
  readonly outcome?: Outcome
  /** Of each move that was appended: whether it found its place. */
  readonly found?: readonly boolean[]
}

const { folder }: { folder: string } = workerData
mkdirSync(folder, { recursive: true, mode: 0o700 })
const file = sqliteFile(folder)
// Keys and hashes are in it. What SQLite puts beside it gets the same rights.
closeSync(openSync(file, 'a', 0o600))
chmodSync(file, 0o600)
const db = new DatabaseSync(file, { timeout: 5000 })
db.exec('PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON')
// Moves of many tables change the same pages again and again: the longer their log may grow (16 MB), the less often
// each is copied from there into the file.
db.exec('PRAGMA wal_autocheckpoint=4000')
const statements = new Statements(db)
const append = new SqliteAppend(db)

function act(ask: WriteAsk): Written {
  switch (ask.what) {
    case 'run':
      // What cannot be stored for want of room has been rolled back by itself already.
      if (ask.sql === 'rollback' && !db.isTransaction) return {}
      return { outcome: statements.run(ask.sql, ask.parameters) }
    case 'append':
      return { found: append.run(ask.moves) }
    case 'close':
      db.close()
      return {}
  }
}

parentPort?.on('message', (ask: WriteAsk) => {
  const { id } = ask
  try {
    parentPort?.postMessage({ id, ...act(ask) })
  } catch (error) {
    const errcode = error instanceof Error && 'errcode' in error ? error.errcode : undefined
    parentPort?.postMessage({ id, trouble: error instanceof Error ? error.message : String(error), errcode })
  }
})
parentPort?.postMessage({ id: 0 })
