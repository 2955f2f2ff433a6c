import type { Deed, Entry } from '../model/log-entry.ts'
import type { Progress } from '../model/progress.ts'
import type { LogRow } from './log-reader.ts'
import type { Schema } from './schema.ts'

/** Something done in a game, with where the game stands then. */
export interface Done {
  readonly entry: Entry
  readonly progress: Progress
}

/** The same as it is stored: its place in the log, and the head of its table. */
export interface Move {
  readonly log: Schema['log']
  readonly head: Schema['heads']
}

export function moveOf({ entry, progress }: Done): Move {
  return { log: logRow(entry), head: headRow(entry, progress) }
}

/** A row of the log on its way to another process. */
export type LogValues = readonly [
  table: string,
  seq: number,
  submission: string,
  kind: string,
  seat: number | null,
  body: string,
  at: number,
]

export function logValues({ log }: Move): LogValues {
  return [log.table_id, log.seq, log.submission, log.kind, log.seat, log.body, log.at]
}

export function readLogValues([table_id, seq, submission, kind, seat, body, at]: LogValues): Entry {
  return readEntry({ table_id, seq, submission, kind, seat, body, at })
}

export function isLogValues(value: unknown): value is LogValues {
  if (!Array.isArray(value)) return false
  const [table, seq, submission, kind, seat, body, at] = value
  return (
    [table, submission, kind, body].every((one) => typeof one === 'string') &&
    [seq, seat ?? 0, at].every((one) => typeof one === 'number')
  )
}

function logRow({ table, seq, submission, deed, at, time }: Entry): Schema['log'] {
  const { kind, ...body } = deed
  const seat = 'seat' in deed ? deed.seat : null
  return { table_id: table, seq, submission, kind, seat, body: JSON.stringify({ ...body, time }), at }
}

/** Only what `logRow` wrote is ever read here; an entry without a time is older than that time. */
export function readEntry({ table_id: table, seq, submission, kind, seat, body, at }: LogRow): Entry {
  const { time = at, ...rest } = JSON.parse(body)
  const deed: Deed = { ...rest, kind, ...(seat !== null && { seat }) }
  return { table, seq, submission, deed, at, time }
}

function headRow({ table, seq, at }: Entry, { moves, asked, until, due }: Progress): Schema['heads'] {
  return {
    table_id: table,
    seq,
    moves,
    asked_seat: asked?.seat ?? null,
    asked_step: asked?.step ?? null,
    until,
    due,
    changed: at,
  }
}

/** A submission is unique at its table, and a table has no space in its id. */
export function keyOf({ table_id, submission }: Pick<Schema['log'], 'table_id' | 'submission'>): string {
  return `${table_id} ${submission}`
}
