import { sql } from 'kysely'
import type { Db } from './base.ts'
import { type Hint, hintTexts, MOST_BYTES } from './hint.ts'
import { keyOf, logValues, type Move } from './moves.ts'
import type { Schema } from './schema.ts'

interface Logged {
  readonly table_id: string
  readonly submission: string
}

/** What is around the moves of a hint, and each table's name. */
const AROUND = 200
const NAME = 30

/**
 * Ordinary moves in one statement, which is a transaction of its own: one way to the database and back, where a
 * transaction step by step takes five. Answers whether each found its place. Other processes are told with the commit
 * what those were that did, so that they need not ask.
 */
export async function postgresAppend(
  db: Db,
  moves: readonly Move[],
  { from, people = [] }: Hint,
): Promise<boolean[]> {
  const log = <K extends keyof Schema['log']>(name: K) => moves.map((one) => one.log[name])
  const head = <K extends keyof Schema['heads']>(name: K) => moves.map((one) => one.head[name])
  const told = moves.map((one) => JSON.stringify(logValues(one)))
  const hints = people.length === 0 ? [] : hintTexts({ from, people })
  const start = JSON.stringify({ from }).slice(0, -1)
  const { rows } = await sql<Logged>`
    with given as (
      select * from unnest(
        ${log('table_id')}::text[], ${log('seq')}::int[], ${log('submission')}::text[], ${log('kind')}::text[],
        ${log('seat')}::int[], ${log('body')}::text[], ${log('at')}::bigint[],
        ${head('moves')}::int[], ${head('asked_seat')}::int[], ${head('asked_step')}::text[],
        ${head('until')}::bigint[], ${head('due')}::bigint[], ${told}::text[], ${partsOf(told)}::int[]
      ) as given (table_id, seq, submission, kind, seat, body, at, moves, asked_seat, asked_step, until, due, told, part)
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
    ), hinted as (
      select ${start} || ',"moves":["' || string_agg(table_id, '","') || '"]'
        || case when part < 0 then '}' else ',"log":[' || string_agg(told, ',') || ']}' end as hint
      from given join logged using (table_id, submission) group by part
      union all select unnest(${hints}::text[])
    ), told as (
      select pg_notify('gam', hint) from hinted
    )
    select table_id, submission from logged where (select count(*) from told) >= 0`.execute(db)
  const logged = new Set(rows.map(keyOf))
  return moves.map((move) => logged.has(keyOf(move.log)))
}

/** Which of them go into one hint, by its number; below 0: too long for any, so it is only said where to look. */
function partsOf(told: readonly string[]): number[] {
  let part = 0
  let size = AROUND
  let unsaid = -1
  return told.map((text, i) => {
    const bytes = Buffer.byteLength(text) + NAME
    if (AROUND + bytes > MOST_BYTES) return unsaid--
    size += bytes
    if (size > MOST_BYTES && i > 0) {
      part++
      size = AROUND + bytes
    }
    return part
  })
}
