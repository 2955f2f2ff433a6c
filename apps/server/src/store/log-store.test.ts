import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tablePlan } from '@gam/protocol/schemas'
import { cardGame } from '@gam/whale-riders-cards'
import { describe, expect, onTestFinished, test } from 'vitest'
import { newId, newKey } from '../ids.ts'
import type { Entry } from '../model/log-entry.ts'
import { docOf } from '../model/plan.ts'
import type { Progress } from '../model/progress.ts'
import { freshDatabase } from '../postgres.test-support.ts'
import { type Hint, hintTexts, openBase } from './base.ts'
import { LogStore } from './log-store.ts'
import { TableStore } from './table-store.ts'

const PROGRESS: Progress = { moves: 0, asked: null, until: null, due: null, began: null, ended: null }
const ENTRIES = 5

const databases = [
  {
    name: 'SQLite',
    where: async () => {
      const folder = mkdtempSync(join(tmpdir(), 'gam-log-'))
      onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
      return { folder }
    },
  },
  { name: 'PostgreSQL', where: async () => ({ url: await freshDatabase() }) },
]

function entryOf(table: string, seq: number): Entry {
  const deed = { kind: 'play', seat: seq % 2, actions: [`${table} ${seq}`], by: 'person' } as const
  return {
    table,
    seq,
    submission: `s${seq}`,
    deed,
    at: 1_700_000_000_000 + seq,
    time: 1_600_000_000_000 + seq,
  }
}

describe.each(databases)('the log on $name', ({ where }) => {
  async function stored(count: number) {
    const base = await openBase(await where())
    onTestFinished(() => base.close())
    const tables = new TableStore(base, 'here', () => 0)
    const log = new LogStore(base, 'here')
    const plan = tablePlan.parse({ game: cardGame.id, seats: [{ bot: null }, { bot: null }] })
    const doc = docOf(cardGame, plan, { id: 'ann', name: 'Ann' })
    const ids = Array.from({ length: count }, () => newId())
    for (const id of ids)
      await tables.create({ id, status: 'open', doc, key: newKey(), created: 1_700_000_000_000 })
    for (let seq = 1; seq <= ENTRIES; seq++)
      await Promise.all(ids.map((id) => log.append(entryOf(id, seq), PROGRESS, [])))
    return { log, ids }
  }

  test('many tables asked in one moment each get their own, in order', async () => {
    const { log, ids } = await stored(40)
    const since = (nth: number) => nth % (ENTRIES + 2)
    const found = await Promise.all(ids.map((id, nth) => log.after(id, since(nth))))
    for (const [nth, id] of ids.entries()) {
      const wanted = Array.from({ length: ENTRIES }, (_, i) => entryOf(id, i + 1)).slice(since(nth))
      expect(found[nth]).toEqual(wanted)
    }
  })

  test('one table asked twice, and one that is not there', async () => {
    const { log, ids } = await stored(1)
    const [all, last, none] = await Promise.all([
      log.after(ids[0], 0),
      log.after(ids[0], ENTRIES - 1),
      log.after(newId(), 0),
    ])
    expect([all.length, last, none]).toEqual([ENTRIES, [entryOf(ids[0], ENTRIES)], []])
  })

  test('a place that is taken is taken once, and the others of its moment stand', async () => {
    const { log, ids } = await stored(3)
    const next = ids.map((id) => entryOf(id, ENTRIES + 1))
    const again = { ...entryOf(ids[1], ENTRIES + 1), submission: 'late' }
    const won = await Promise.all([...next, again].map((entry) => log.append(entry, PROGRESS, [])))
    expect(won.filter(Boolean)).toHaveLength(3)
    expect(won[0] && won[2]).toBe(true)
    expect(await log.after(ids[1], ENTRIES)).toHaveLength(1)
  })
})

test('a long hint goes in pieces that the database takes, and nothing of it is lost', () => {
  const tables = Array.from({ length: 900 }, (_, nth) => `table-${nth}`)
  const presence = tables.map((table) => ({ table, people: ['ann', 'ben'], spectators: 3 }))
  const hint = { from: 'here', tables, moves: ['one'], people: [], presence }
  const texts = hintTexts(hint)
  expect(texts.length).toBeGreaterThan(1)
  for (const text of texts) expect(text.length).toBeLessThan(8000)
  const parts: Hint[] = texts.map((text) => JSON.parse(text))
  expect(parts.flatMap((part) => part.tables ?? [])).toEqual(tables)
  expect(parts.flatMap((part) => part.presence ?? [])).toEqual(presence)
  expect(parts.flatMap((part) => part.moves ?? [])).toEqual(['one'])
  expect(hintTexts({ from: 'here', moves: ['one'] })).toEqual(['{"from":"here","moves":["one"]}'])
})
