import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { Fault, writeReplay } from '@gam/kernel'
import type { Selectable } from 'kysely'
import { gameOf } from '../games.ts'
import type { Entry } from '../model/log-entry.ts'
import { LoggedGame } from '../model/logged-game.ts'
import type { TableDoc } from '../model/table-doc.ts'
import { readStored, Unreadable } from '../model/unreadable.ts'
import { type Env, settingsOf } from '../settings.ts'
import { type Base, openBase } from '../store/base.ts'
import { LogStore } from '../store/log-store.ts'
import type { Schema } from '../store/schema.ts'
import { harmlessJson } from './harmless-json.ts'

type Row = Selectable<Schema['tables']>

const PAGE = 100

/**
 * Plays every table of a server again, as after an update: those that cannot be read, or come out otherwise than was
 * kept of them, are named one JSON object a line and, where a folder is given, saved whole as files.
 */
export async function tables(env: Env, folder: string | null): Promise<string> {
  const base = await openBase(settingsOf(env).database)
  try {
    const log = new LogStore(base, 'tables')
    const lines: string[] = []
    let count = 0
    for await (const row of allTables(base)) {
      count++
      const why = await troubleWith(row, () => log.after(row.id, 0))
      if (why === null) continue
      const file = folder === null ? null : await save(base, folder, row, why)
      const { id: table, game, status } = row
      lines.push(harmlessJson({ table, game, status, why, ...(file !== null && { file }) }))
    }
    return [...lines, summary(count, lines.length, folder)].join('\n')
  } finally {
    await base.close()
  }
}

function summary(count: number, wrong: number, folder: string | null): string {
  if (count === 0) return 'There are no tables.'
  const played = count === 1 ? 'One table was played again' : `${count} tables were played again`
  if (wrong === 0) return `${played}; all is well.`
  const some = wrong === 1 ? 'one of them is not right' : `${wrong} of them are not right`
  return `${played}; ${some}.${folder === null ? ' --out FOLDER saves what there is of it.' : ''}`
}

async function* allTables({ db }: Base): AsyncGenerator<Row> {
  let last = ''
  for (;;) {
    const page = await db
      .selectFrom('tables')
      .selectAll()
      .where('id', '>', last)
      .orderBy('id')
      .limit(PAGE)
      .execute()
    yield* page
    const end = page.at(-1)
    if (end === undefined || page.length < PAGE) return
    last = end.id
  }
}

/** What is wrong with it; null: nothing. */
async function troubleWith(row: Row, entries: () => Promise<readonly Entry[]>): Promise<string | null> {
  const log = await entries()
  try {
    return readStored(() => playAgain(row, log))
  } catch (error) {
    if (error instanceof Unreadable) return error.message
    throw error
  }
}

function playAgain({ id, doc: text, key, replay }: Row, [first, ...rest]: readonly Entry[]): string | null {
  const doc: TableDoc = JSON.parse(text)
  const game = gameOf(doc.game).atRules(doc.rules)
  if (first === undefined) return null
  const logged = LoggedGame.begin(game, { id, doc, key }, first)
  for (const entry of rest) logged.adopt(entry)
  if (replay === null) return null
  const again = JSON.parse(JSON.stringify(writeReplay(logged.sitting)))
  return isDeepStrictEqual(again, JSON.parse(replay))
    ? null
    : 'It ends otherwise than was kept of it when it was over.'
}

/** The table with all that was done there, key and all: for whoever runs the server. */
async function save({ db }: Base, folder: string, row: Row, why: string): Promise<string> {
  const log = await db.selectFrom('log').selectAll().where('table_id', '=', row.id).orderBy('seq').execute()
  const file = join(folder, `gam-table-${row.id}.json`)
  const stored = { format: 'gam-stored-table', version: 1, why, table: row, log }
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    writeFileSync(file, `${JSON.stringify(stored, null, 1)}\n`, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    throw new Fault('bad-request', `${file} cannot be written: ${String(error)}`)
  }
  return file
}
