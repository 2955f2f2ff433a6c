import { afterShift } from '@gam/table'
import type { News, Shift } from './types.ts'

/** What a receiver has after a shift of the news at `base`; null: that is not the news that it has. */
export function shifted(had: News, base: number, { seq, clock, ...shift }: Shift): News | null {
  if (had.seq !== base) return null
  const { now, ago = 0, since = now - ago, turn = null, banks = [] } = clock
  return { seq, ...afterShift(had, shift), clock: { now, since, turn, banks } }
}
