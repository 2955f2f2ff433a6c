import { sql } from 'kysely'
import type { Db } from './base.ts'
import { keyOf, type Move } from './moves.ts'
import type { Schema } from './schema.ts'

interface Logged {
  readonly table_id: string
  readonly submission: string
}

/**
 * Ordinary moves in one statement, which is a transaction of its own: one way to the database and back, where a
 * transaction step by step takes five. Answers whether each found its place. Hints are given with the commit; one
 * that tells of a move which found its place taken does no harm, for it only says where to look.
 */
export async function postgresAppend(
  db: Db,
  moves: readonly Move[],
  hints: readonly string[],
): Promise<boolean[]> {
  const log = <K extends keyof Schema['log']>(name: K) => moves.map((one) => one.log[name])
  const head = <K extends keyof Schema['heads']>(name: K) => moves.map((one) => one.head[name])
  const { rows } = await sql<Logged>`
    with given as (
      select * from unnest(
        ${log('table_id')}::text[], ${log('seq')}::int[], ${log('submission')}::text[], ${log('kind')}::text[],
        ${log('seat')}::int[], ${log('body')}::text[], ${log('at')}::bigint[],
        ${head('moves')}::int[], ${head('asked_seat')}::int[], ${head('asked_step')}::text[],
        ${head('until')}::bigint[], ${head('due')}::bigint[]
      ) as given (table_id, seq, submission, kind, seat, body, at, moves, asked_seat, asked_step, until, due)
    ), logged as (
      insert into log (table_id, seq, submission, kind, seat, body, at)
      select table_id, seq, submission, kind, seat, body, at from given order by table_id
      on conflict do nothing
      returning table_id, submission
    ), headed as (
      insert into heads (table_id, seq, moves, asked_seat, asked_step, until, due, changed)
      select table_id, seq, moves, asked_seat, asked_step, until, due, at
      from given join logged using (table_id, submission) order by table_id
      on conflict (table_id) do update set
        seq = excluded.seq, moves = excluded.moves, asked_seat = excluded.asked_seat,
        asked_step = excluded.asked_step, until = excluded.until, due = excluded.due, changed = excluded.changed
    ), told as (
      select pg_notify('gam', hint) from unnest(${hints}::text[]) as hint
    )
    select table_id, submission from logged where (select count(*) from told) >= 0`.execute(db)
  const logged = new Set(rows.map(keyOf))
  return moves.map((move) => logged.has(keyOf(move.log)))
}
