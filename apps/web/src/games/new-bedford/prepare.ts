import { fetchAll } from '../../parts/on-demand.tsx'
import type { TableInfo } from '../../session/session.ts'
import { ALL, expansionsOf } from './on-demand.ts'

/** What this table shows from its first moment on. */
export function prepare(table: TableInfo): Promise<unknown> | null {
  return fetchAll(expansionsOf(table))
}

export async function fetchRest(): Promise<void> {
  await Promise.all(ALL.map((module) => module.fetch()))
}
