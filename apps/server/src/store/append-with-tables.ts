import type { Entry } from '../model/log-entry.ts'
import type { Ended } from '../model/progress.ts'
import type { Db } from './base.ts'
import { type Done, keyOf, type Move, moveOf } from './moves.ts'

/** Appends moves that begin or end a game, each together with its table; answers whether each is in the log. */
export async function appendWithTables(trx: Db, group: readonly Done[]): Promise<boolean[]> {
  const moves = group.map(moveOf)
  const won = await intoLog(trx, moves)
  for (const [i, { entry, progress }] of group.entries())
    if (won[i] && progress.began !== null) won[i] = await beginning(trx, entry, progress.began)
  await intoHeads(
    trx,
    moves.filter((_, i) => won[i]),
  )
  for (const [i, { entry, progress }] of group.entries())
    if (won[i] && progress.ended) await ending(trx, entry, progress.ended)
  return won
}

async function intoLog(trx: Db, moves: readonly Move[]): Promise<boolean[]> {
  const rows = await trx
    .insertInto('log')
    .values(moves.map(({ log }) => log))
    .onConflict((conflict) => conflict.doNothing())
    .returning(['table_id', 'submission'])
    .execute()
  const logged = new Set(rows.map(keyOf))
  return moves.map(({ log }) => logged.has(keyOf(log)))
}

async function intoHeads(trx: Db, moves: readonly Move[]): Promise<void> {
  if (moves.length === 0) return
  await trx
    .insertInto('heads')
    .values(moves.map(({ head }) => head))
    .onConflict((conflict) =>
      conflict.column('table_id').doUpdateSet((eb) => ({
        seq: eb.ref('excluded.seq'),
        moves: eb.ref('excluded.moves'),
        asked_seat: eb.ref('excluded.asked_seat'),
        asked_step: eb.ref('excluded.asked_step'),
        until: eb.ref('excluded.until'),
        due: eb.ref('excluded.due'),
        changed: eb.ref('excluded.changed'),
      })),
    )
    .execute()
}

/** A game begins with the people who sit there, or not at all: false when the table has changed. */
async function beginning(trx: Db, { table, seq, at }: Entry, revision: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('tables')
    .set({ status: 'playing', revision: revision + 1, changed: at })
    .where('id', '=', table)
    .where('revision', '=', revision)
    .executeTakeFirst()
  if (Number(numUpdatedRows) > 0) return true
  await trx.deleteFrom('log').where('table_id', '=', table).where('seq', '=', seq).execute()
  return false
}

async function ending(trx: Db, { table, at }: Entry, { totals, winners, replay }: Ended): Promise<void> {
  await trx
    .updateTable('tables')
    .set((eb) => ({
      status: 'over',
      revision: eb('revision', '+', 1),
      ended: at,
      changed: at,
      totals: JSON.stringify(totals),
      winners: JSON.stringify(winners),
      replay: JSON.stringify(replay),
    }))
    .where('id', '=', table)
    .execute()
}
