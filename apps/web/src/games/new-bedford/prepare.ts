import { fetchAll, onDemand, part } from '../../parts/on-demand.tsx'
import { isCompact } from '../../parts/use-media.ts'
import type { TableInfo } from '../../session/session.ts'
import { ALL, expansionsOf } from './on-demand.ts'

// The small screen draws with the same parts as the large one, so it stands above them.
const phone = onDemand(() => import('./phone.tsx'))

export const PhoneTable = part(phone, (found) => found.PhoneTable)

/** What this table shows from its first moment on. */
export function prepare(table: TableInfo): Promise<unknown> | null {
  return fetchAll([...expansionsOf(table), ...(isCompact() ? [phone] : [])])
}

export async function fetchRest(): Promise<void> {
  await Promise.all([...ALL, phone].map((module) => module.fetch()))
}
