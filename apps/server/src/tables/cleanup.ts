import type { Abandoned } from '../store/abandoned.ts'
import type { LiveTables } from './live-tables.ts'

export interface CleanupPorts {
  readonly abandoned: Abandoned
  readonly liveTables: LiveTables
  now(): number
}

/** Removes what was abandoned, until there is nothing more. */
export function cleanup({ abandoned, liveTables, now }: CleanupPorts) {
  const tables = async (): Promise<number> => {
    let removed = 0
    for (const id of await abandoned.tables(now()))
      if ((await liveTables.letGo(id)) && (await abandoned.removeTable(id, now()))) removed++
    return removed
  }
  return async (): Promise<void> => {
    while ((await tables()) > 0);
    while ((await abandoned.removePeople(now())) > 0);
  }
}
