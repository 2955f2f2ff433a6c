import { DatabaseSync } from 'node:sqlite'
import { commitmentToKey, commitmentToShare, randomHex, verdictOf, verify } from '@gam/protocol/fairness'
import { cardGame } from '@gam/whale-riders-cards'
import { expect, onTestFinished, test } from 'vitest'
import { newStore, playOn, ServerProcess, Visitor } from './server.test-support.ts'
import { sqliteFile } from './store/sqlite-file.ts'

// Tables and days that a server made before there was a second scheme say nothing of a scheme in the store.

test('a table and a day of the first scheme stay bound by it on a server that knows the second', async () => {
  const store = await newStore('sqlite')
  onTestFinished(store.remove)
  const before = await ServerProcess.start(store.env)
  const early = await Visitor.named(before.url, 'Ann')
  const { id: table } = await early.table({
    game: 'whale-riders-cards',
    seats: [{ bot: null }, { bot: 'random' }],
  })
  await early.call('GET', '/api/daily')
  await before.end()
  const db = new DatabaseSync(sqliteFile(store.env.DATA))
  db.exec("update tables set doc = json_remove(doc, '$.scheme')")
  db.exec("update days set challenge = json_remove(challenge, '$.scheme')")
  const day = db.prepare('select day, key from days').get()
  db.close()

  const server = await ServerProcess.start(store.env)
  onTestFinished(async () => void (await server.end()))
  const ann = new Visitor(server.url, early.cookie)
  const { today } = await ann.call<{ today: { commitment: string } }>('GET', '/api/daily')
  const daily = { scheme: 'gam-fair-1', name: `daily ${day?.day}` } as const
  expect(today.commitment).toBe(commitmentToKey(daily, String(day?.key)))

  const { fairness } = (await ann.call('GET', `/api/tables/${table}`)).table
  expect(fairness).toMatchObject({ scheme: 'gam-fair-1' })
  const share = randomHex(crypto)
  const commitment = commitmentToShare({ scheme: 'gam-fair-1', name: table }, share)
  await ann.call('PUT', `/api/tables/${table}/commitment`, { commitment })
  const line = await ann.connect()
  onTestFinished(() => line.close())
  await line.watch(table)
  await ann.call('POST', `/api/tables/${table}/start`)
  await ann.call('POST', `/api/tables/${table}/share`, { share })
  await line.until(() => line.news.get(table))
  await playOn([line], table)
  const record = await ann.call('GET', `/api/tables/${table}/record`)
  const evidence = { commitment: fairness.commitment, shares: [{ seat: 0, share }] }
  expect(record.terms).toBeUndefined()
  expect(verdictOf(verify(cardGame, record, evidence), record, evidence)).toBe('fair')

  // What goes on from it is of the second.
  const next = (await ann.call('POST', `/api/tables/${table}/rematch`)).table
  expect(next.fairness.scheme).toBe('gam-fair-2')
})

test('what was agreed is bound when the dealing begins, before any share is shown, and stays bound', async () => {
  const store = await newStore('sqlite')
  onTestFinished(store.remove)
  const server = await ServerProcess.start(store.env)
  onTestFinished(async () => void (await server.end()))
  const ann = await Visitor.named(server.url, 'Ann')
  const made = await ann.table({ game: 'whale-riders-cards', seats: [{ bot: null }, { bot: 'random' }] })
  const table = made.id
  expect(made.fairness.terms).toBeUndefined()
  const share = randomHex(crypto)
  const deal = { scheme: made.fairness.scheme, name: table }
  await ann.call('PUT', `/api/tables/${table}/commitment`, { commitment: commitmentToShare(deal, share) })
  const line = await ann.connect()
  onTestFinished(() => line.close())
  await line.watch(table)
  await ann.call('POST', `/api/tables/${table}/start`)
  const dealing = await line.until(() => {
    const info = line.tables.get(table)
    return info?.status === 'dealing' && info
  })
  const { terms } = dealing.fairness
  expect(terms).toMatch(/^[0-9a-f]{64}$/)
  // Whoever is called otherwise by now began under the first name.
  await ann.call('PATCH', '/api/me', { name: 'Eve' })
  await ann.call('POST', `/api/tables/${table}/share`, { share })
  await line.until(() => line.news.get(table))
  await playOn([line], table)
  const record = await ann.call('GET', `/api/tables/${table}/record`)
  expect(record.fairness.terms).toBe(terms)
  expect(record.replay?.seats[0]).toBe('Ann')
  expect(record.seats[0].name).toBe('Eve')
  const evidence = { commitment: made.fairness.commitment, terms, shares: [{ share }] }
  expect(verdictOf(verify(cardGame, record, evidence), record, evidence)).toBe('fair')
})
