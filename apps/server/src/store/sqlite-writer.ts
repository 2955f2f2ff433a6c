import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import { sqliteFile } from './sqlite-file.ts'
import { type Outcome, Statements } from './statements.ts'
import type { Batch } from './writer.ts'

// The thread that writes: it waits for the disk, so that nobody else has to.

export type WriteAsk = { readonly id: number } & (
  | { readonly what: 'run'; readonly sql: string; readonly parameters: readonly unknown[] }
  | { readonly what: 'at once'; readonly batches: readonly Batch[] }
  | { readonly what: 'close' }
)

const { folder }: { folder: string } = workerData
mkdirSync(folder, { recursive: true, mode: 0o700 })
const file = sqliteFile(folder)
// Keys and hashes are in it. What SQLite puts beside it gets the same rights.
closeSync(openSync(file, 'a', 0o600))
chmodSync(file, 0o600)
const db = new DatabaseSync(file, { timeout: 5000 })
db.exec('PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON')
const statements = new Statements(db)

/** A whole transaction in one go; nothing of it is done unless every row changes exactly one. */
function atOnce(batches: readonly Batch[]): boolean {
  statements.run('begin immediate', [])
  try {
    const done = batches.every(({ sql, rows }) => statements.runEach(sql, rows) === rows.length)
    statements.run(done ? 'commit' : 'rollback', [])
    return done
  } catch (error) {
    if (db.isTransaction) statements.run('rollback', [])
    throw error
  }
}

function act(ask: WriteAsk): Outcome {
  // What cannot be stored for want of room has been rolled back by itself already.
  if (ask.what === 'run' && ask.sql === 'rollback' && !db.isTransaction) return { rows: [], changes: 0 }
  if (ask.what === 'run') return statements.run(ask.sql, ask.parameters)
  if (ask.what === 'at once') return { rows: [], changes: atOnce(ask.batches) ? 1 : 0 }
  db.close()
  return { rows: [], changes: null }
}

parentPort?.on('message', (ask: WriteAsk) => {
  const { id } = ask
  try {
    parentPort?.postMessage({ id, outcome: act(ask) })
  } catch (error) {
    const errcode = error instanceof Error && 'errcode' in error ? error.errcode : undefined
    parentPort?.postMessage({ id, trouble: error instanceof Error ? error.message : String(error), errcode })
  }
})
parentPort?.postMessage({ id: 0, outcome: null })
