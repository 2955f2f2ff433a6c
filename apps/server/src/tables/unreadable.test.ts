import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DailyToday } from '@gam/protocol/wire'
import { expect, onTestFinished, test } from 'vitest'
import { left, restore, thatAfternoon } from '../earlier-version.test-support.ts'
import { tables } from '../ops/tables.ts'
import { type DatabaseKind, newStore, Refused, ServerProcess, Visitor } from '../server.test-support.ts'

const { tables: at, people } = left
const set = (label: string, what: string) => `update tables set ${what} where id = '${at[label].id}';`

/** One of each: newer rules, a game that is not known, a log that breaks the rules, bytes that are no JSON. */
const SPOILT = [
  set('new-bedford', `doc = replace(doc, '"rules":2', '"rules":99')`),
  set('finished', `doc = replace(doc, '"rules":1', '"rules":99')`),
  set('new-bedford-captain', `doc = replace(doc, '"game":"new-bedford"', '"game":"nantucket"')`),
  set('open', `doc = '{"game":'`),
  `update log set body = replace(body, '"actions":["', '"actions":["fly ') where table_id = '${at['whale-riders'].id}';`,
]

async function told(asked: Promise<unknown>): Promise<{ code: string; why: string }> {
  try {
    await asked
    return { code: 'none', why: '' }
  } catch (error) {
    if (error instanceof Refused) return error.failure
    throw error
  }
}

test.each<DatabaseKind>(['sqlite', 'postgres'])(
  'on %s what cannot be read is told, hides nothing else, and can be taken out',
  async (kind) => {
    const store = await newStore(kind)
    onTestFinished(store.remove)
    await restore(store.env, ...SPOILT)
    const server = await ServerProcess.start({ ...store.env, ...thatAfternoon })
    onTestFinished(async () => void (await server.end()))
    const [ann, ben, cy] = ['Ann', 'Ben', 'Cy'].map((name) => new Visitor(server.url, people[name].cookie))
    const look = (who: Visitor, label: string) => told(who.call('GET', `/api/tables/${at[label].id}`))

    expect(await look(ann, 'new-bedford')).toMatchObject({
      code: 'unknown-rules',
      why: expect.stringMatching(/stays as it is\. .*version 99 of the rules of New Bedford; .* 2 to 3\.$/),
    })
    expect(await look(cy, 'new-bedford-captain')).toMatchObject({
      code: 'unknown-rules',
      why: expect.stringContaining('There is no game "nantucket"'),
    })
    expect(await look(ann, 'whale-riders')).toMatchObject({
      code: 'bad-replay',
      why: expect.stringMatching(/stays as it is\. .*fly/),
    })
    expect(await look(ben, 'open')).toMatchObject({
      code: 'bad-replay',
      why: expect.stringContaining('damaged'),
    })

    // Of what was over there is the record; the rest of a list is there.
    const record = await ann.call('GET', `/api/tables/${at.finished.id}/record`)
    expect(record.replay?.actions).toHaveLength(58)
    expect((await told(cy.call('GET', `/api/tables/${at['new-bedford'].id}/record`))).code).toBe(
      'unknown-rules',
    )
    const mine = (await ben.call('GET', '/api/me/tables')).tables.map(({ id }) => id)
    expect(mine).toContain(at['whale-riders-cards'].id)
    expect(mine).not.toContain(at.open.id)
    expect((await ben.call<DailyToday>('GET', '/api/daily')).today.board).toHaveLength(1)
    await ann.call('PATCH', '/api/me', { name: 'Anna' })

    const folder = mkdtempSync(join(tmpdir(), 'gam-tables-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const lines = (await tables(store.env, folder)).split('\n')
    expect(lines.pop()).toBe('8 tables were played again; 5 of them are not right.')
    const found = lines.map((line) => JSON.parse(line))
    const spoilt = ['new-bedford', 'finished', 'new-bedford-captain', 'open', 'whale-riders']
    expect(found.map(({ table }) => table).sort()).toEqual(spoilt.map((label) => at[label].id).sort())
    for (const { table, file, why } of found) {
      const stored = JSON.parse(readFileSync(file, 'utf8'))
      expect(stored).toMatchObject({ format: 'gam-stored-table', why, table: { id: table } })
      expect(stored.log.length > 0).toBe(table !== at.open.id)
    }
  },
)

test('a database of which all can be read is called well', async () => {
  const store = await newStore('sqlite')
  onTestFinished(store.remove)
  expect(await tables(store.env, null)).toBe('There are no tables.')
  const other = await newStore('sqlite')
  onTestFinished(other.remove)
  await restore(other.env)
  expect(await tables(other.env, null)).toBe('8 tables were played again; all is well.')
})

test('a game that was kept otherwise than it was played is found', async () => {
  const store = await newStore('sqlite')
  onTestFinished(store.remove)
  await restore(store.env, set('finished', `replay = replace(replay, '"over":true', '"over":false')`))
  const [line, summary] = (await tables(store.env, null)).split('\n')
  expect(JSON.parse(line)).toMatchObject({ table: at.finished.id, why: expect.stringContaining('otherwise') })
  expect(summary).toMatch(/one of them is not right\. --out FOLDER saves/)
})
