import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Sitting, writeReplay } from '@gam/kernel'
import { tablePlan } from '@gam/protocol/schemas'
import { cardGame } from '@gam/whale-riders-cards'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { freshDatabase } from '../../../../tools/testing/fresh-database.ts'
import { newId, newKey } from '../ids.ts'
import type { Entry } from '../model/log-entry.ts'
import { docOf } from '../model/plan.ts'
import type { Progress } from '../model/progress.ts'
import { openBase } from './base.ts'
import { type Hint, hintTexts } from './hint.ts'
import { LogStore } from './log-store.ts'
import { readLogValues } from './moves.ts'
import { TableStore } from './table-store.ts'

const PROGRESS: Progress = { moves: 0, asked: null, until: null, due: null, began: null, ended: null }
const ENTRIES = 5
const REPLAY = writeReplay(Sitting.begin(cardGame, { seats: ['Ann', 'Ben'], seed: 'log' }))

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
    const headOf = (id: string) =>
      base.db.selectFrom('heads').selectAll().where('table_id', '=', id).executeTakeFirstOrThrow()
    return { log, ids, tables, headOf }
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

  test('a submission that is taken is taken once, whatever its place', async () => {
    const { log, ids } = await stored(2)
    const [first, second] = ids.map((id) => entryOf(id, ENTRIES + 1))
    const again = { ...second, submission: `s${ENTRIES}` }
    expect(await Promise.all([first, again].map((entry) => log.append(entry, PROGRESS, [])))).toEqual([
      true,
      false,
    ])
    expect(await log.after(ids[1], ENTRIES)).toEqual([])
  })

  test('where a table stands follows what was logged, and nothing else', async () => {
    const { log, ids, headOf } = await stored(2)
    const asked = { seat: 1, step: 'choose' }
    const stands = { ...PROGRESS, moves: 7, asked, until: 5, due: 6 }
    const taken = { ...entryOf(ids[1], ENTRIES), submission: 'late' }
    await Promise.all([
      log.append(entryOf(ids[0], ENTRIES + 1), stands, []),
      log.append(taken, { ...stands, moves: 99 }, []),
    ])
    expect(await headOf(ids[0])).toEqual({
      ...{ table_id: ids[0], seq: ENTRIES + 1, moves: 7, asked_seat: 1, asked_step: 'choose' },
      ...{ until: 5, due: 6, changed: 1_700_000_000_000 + ENTRIES + 1 },
    })
    expect(await headOf(ids[1])).toMatchObject({ seq: ENTRIES, moves: 0 })
  })

  test('a game begins with the table that it goes by, or not at all; moves of the same moment stand', async () => {
    const { log, ids, tables } = await stored(4)
    const next = ids.map((id) => entryOf(id, ENTRIES + 1))
    const taken = { ...entryOf(ids[3], ENTRIES), submission: 'late' }
    const ended = { totals: [3, 2], winners: [0], replay: REPLAY }
    const won = await Promise.all([
      log.append(next[0], { ...PROGRESS, began: 1 }, []),
      log.append(next[1], { ...PROGRESS, began: 4 }, []),
      log.append(next[2], { ...PROGRESS, ended }, []),
      log.append(taken, PROGRESS, []),
      log.append(next[3], PROGRESS, []),
    ])
    expect(won).toEqual([true, false, true, false, true])
    expect(await Promise.all(ids.map(async (id) => (await log.after(id, ENTRIES)).length))).toEqual([
      1, 0, 1, 1,
    ])
    const rows = await Promise.all(ids.map((id) => tables.load(id)))
    expect(rows.map((row) => [row?.status, row?.revision])).toEqual([
      ['playing', 2],
      ['open', 1],
      ['over', 2],
      ['open', 1],
    ])
    expect(await tables.finishedGame(ids[2])).toMatchObject({ totals: [3, 2], winners: [0], replay: REPLAY })
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

test('on PostgreSQL others are told with the commit what was written, in as many hints as it takes', async () => {
  const url = await freshDatabase()
  const [here, there] = await Promise.all([openBase({ url }), openBase({ url })])
  onTestFinished(async () => {
    await Promise.all([here.close(), there.close()])
  })
  const ids = Array.from({ length: 120 }, () => newId())
  const plan = tablePlan.parse({ game: cardGame.id, seats: [{ bot: null }, { bot: null }] })
  const doc = docOf(cardGame, plan, { id: 'ann', name: 'Ann' })
  const tables = new TableStore(here, 'here', () => 0)
  for (const id of ids) await tables.create({ id, status: 'open', doc, key: newKey(), created: 1 })
  const hints: Hint[] = []
  await there.listen(
    (hint) => hints.push(hint),
    () => undefined,
  )
  const log = new LogStore(here, 'here')
  const [taken = '', long = '', ...others] = ids
  await log.append(entryOf(taken, 1), PROGRESS, [])
  // One finds its place taken, and one is longer than any hint.
  const rival = { ...entryOf(taken, 1), submission: 'rival' }
  const deed = { kind: 'play', seat: 0, actions: ['é'.repeat(5000)], by: 'person' } as const
  const entries = [rival, { ...entryOf(long, 1), deed }, ...others.map((id) => entryOf(id, 1))]
  const won = await Promise.all(entries.map((entry) => log.append(entry, PROGRESS, ['ann'])))
  expect(won).toEqual(entries.map((entry) => entry !== rival))
  await vi.waitFor(() => expect(hints.flatMap(({ moves }) => moves ?? [])).toHaveLength(ids.length))
  const told = hints.flatMap((hint) => hint.log ?? []).map(readLogValues)
  const said = [entryOf(taken, 1), ...others.map((id) => entryOf(id, 1))]
  const byTable = (some: readonly Entry[]) => some.toSorted((a, b) => (a.table < b.table ? -1 : 1))
  expect(byTable(told)).toEqual(byTable(said))
  expect(hints.filter((hint) => hint.log).length).toBeGreaterThan(2)
  expect(hints.find(({ moves }) => moves?.includes(long))?.log).toBeUndefined()
})
