import type { Abandoned } from '../store/abandoned.ts'
import type { Harbour } from './harbour.ts'

export interface ClearingWorld {
  readonly abandoned: Abandoned
  readonly harbour: Harbour
  now(): number
}

/** Removes what was abandoned, until there is nothing more. */
export function clearing({ abandoned, harbour, now }: ClearingWorld) {
  const tables = async (): Promise<number> => {
    let removed = 0
    for (const id of await abandoned.tables(now()))
      if ((await harbour.letGo(id)) && (await abandoned.removeTable(id, now()))) removed++
    return removed
  }
  return async (): Promise<void> => {
    while ((await tables()) > 0);
    while ((await abandoned.removePeople(now())) > 0);
  }
}
