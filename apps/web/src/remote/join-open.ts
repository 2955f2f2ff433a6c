import type { TableInfo } from '@gam/protocol/wire'
import { api } from '../session/remote/api.ts'
import { boundAt, commitmentFor, noteDeal } from '../session/remote/deal-memory.ts'

/** Sits down at a table that waits, and is bound to a share in its deal. */
export async function joinOpen(info: TableInfo, seat: number | undefined): Promise<void> {
  noteDeal(info)
  const commitment = commitmentFor(info)
  await api('POST', `/tables/${info.id}/join`, { commitment, ...(seat !== undefined && { seat }) })
  boundAt(info.id)
}
