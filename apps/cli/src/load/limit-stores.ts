import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import pg from 'pg'

/** Writes a group of moves down, and is done when they are on the disk. One group at a time. */
export type Write = (moves: readonly string[], tables: readonly string[]) => Promise<void>

export function onSqlite(): Write {
  const folder = mkdtempSync(path.join(tmpdir(), 'gam-limit-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  const writer = new Worker(new URL('./limit-writer.ts', import.meta.url), { workerData: folder })
  return (moves) =>
    new Promise((settle) => {
      writer.once('message', settle)
      writer.postMessage(moves)
    })
}

/** So that two processes that start together do not make it twice. */
const MADE = `begin; select pg_advisory_xact_lock(21); create table if not exists limit_log (move text not null); commit`
/** With the commit the other processes hear at which tables something was done. */
const WRITTEN = `with kept as (insert into limit_log select unnest($1::text[])) select pg_notify('limit_told', $2)`

/** `told`: at these tables another process has written something down. */
export async function onPostgres(url: string, told: (tables: readonly string[]) => void): Promise<Write> {
  const [writer, listener] = [new pg.Client(url), new pg.Client(url)]
  await Promise.all([writer.connect(), listener.connect()])
  await writer.query(MADE)
  await listener.query('listen limit_told')
  const here = process.pid
  listener.on('notification', ({ payload = '' }) => {
    const [from, ...tables] = payload.split(' ')
    if (Number(from) !== here) told(tables)
  })
  return async (moves, tables) => {
    await writer.query({ name: 'write', text: WRITTEN, values: [moves, [here, ...tables].join(' ')] })
  }
}
