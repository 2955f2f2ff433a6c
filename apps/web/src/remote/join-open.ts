import type { TableInfo } from '@gam/protocol/wire'
import { api } from '../session/remote/api.ts'
import { boundAt, commitmentFor, noteDeal } from '../session/remote/deal-memory.ts'

/** Where somebody would like to sit, and under which flag; left out: as it comes. */
export interface Wish {
  readonly seat?: number
  readonly flag?: number
}

/** Sits down at a table that waits, and is bound to a share in its deal. */
export async function joinOpen(info: TableInfo, wish: Wish = {}): Promise<void> {
  noteDeal(info)
  const commitment = commitmentFor(info)
  await api('POST', `/tables/${info.id}/join`, { commitment, ...wish })
  boundAt(info.id)
}
