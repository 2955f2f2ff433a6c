import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Fault } from '@gam/kernel'

/** A server that is just ending is waited for. */
const PATIENCE = 2000
const BUSY = 5

/**
 * One server at a time has a data folder: two would not hear of each other. The lock is one of the operating
 * system's, which lets go of it when the process ends, in whichever way. It is on a file of its own, so that
 * whoever only copies or reads the database does not wait for it.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, 'gam.lock')
  const db = new DatabaseSync(file, { timeout: PATIENCE })
  try {
    chmodSync(file, 0o600)
    db.exec('begin exclusive')
  } catch (error) {
    db.close()
    if (!(error instanceof Error && 'errcode' in error && error.errcode === BUSY)) throw error
    throw new Fault(
      'bad-request',
      `Another server uses the data in ${folder} already. End it first, or give this one a folder of its own (DATA=…). Several servers share tables only with PostgreSQL (DATABASE_URL).`,
    )
  }
  return () => db.close()
}
