import { mkdirSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import { sqliteFile } from './sqlite-file.ts'
import { type Outcome, Statements } from './statements.ts'

// The thread that writes: it waits for the disk, so that nobody else has to.

export interface Statement {
  readonly sql: string
  readonly parameters: readonly unknown[]
}

export type WriteAsk = { readonly id: number } & (
  | { readonly what: 'run'; readonly statement: Statement }
  | { readonly what: 'group'; readonly statements: readonly Statement[]; readonly expected: number }
  | { readonly what: 'close' }
)

const { folder }: { folder: string } = workerData
mkdirSync(folder, { recursive: true, mode: 0o700 })
const db = new DatabaseSync(sqliteFile(folder), { timeout: 5000 })
db.exec('PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON')
const statements = new Statements(db)

/** A whole transaction in one go; nothing of it is done unless the first statement gives so many rows. */
function group(list: readonly Statement[], expected: number): boolean {
  statements.run('begin immediate', [])
  try {
    let rows: number | null = null
    for (const { sql, parameters } of list) {
      const outcome = statements.run(sql, parameters)
      rows ??= outcome.rows.length
      if (rows !== expected) break
    }
    statements.run(rows === expected ? 'commit' : 'rollback', [])
    return rows === expected
  } catch (error) {
    if (db.isTransaction) statements.run('rollback', [])
    throw error
  }
}

function act(ask: WriteAsk): Outcome {
  if (ask.what === 'run') return statements.run(ask.statement.sql, ask.statement.parameters)
  if (ask.what === 'group') return { rows: [], changes: group(ask.statements, ask.expected) ? 1 : 0 }
  db.close()
  return { rows: [], changes: null }
}

parentPort?.on('message', (ask: WriteAsk) => {
  const { id } = ask
  try {
    parentPort?.postMessage({ id, outcome: act(ask) })
  } catch (error) {
    parentPort?.postMessage({ id, trouble: error instanceof Error ? error.message : String(error) })
  }
})
parentPort?.postMessage({ id: 0, outcome: null })
