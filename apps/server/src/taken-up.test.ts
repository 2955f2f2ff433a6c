import { verify } from '@gam/protocol/fairness'
import { cardGame } from '@gam/whale-riders-cards'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type Line, newStore, playOn, Refused, ServerProcess, Visitor } from './server.test-support.ts'

let server: ServerProcess
let remove = () => {}
beforeAll(async () => {
  const store = await newStore('sqlite')
  remove = store.remove
  server = await ServerProcess.start(store.env)
})
afterAll(async () => {
  await server.end()
  remove()
})

const FREE = { bot: null }
const CARDS = { game: 'whale-riders-cards', seats: [FREE, FREE] }

async function pair(): Promise<[Visitor, Visitor, readonly Line[]]> {
  const [ann, ben] = await Promise.all(['Ann', 'Ben'].map((name) => Visitor.named(server.url, name)))
  const lines = await Promise.all([ann.connect(), ben.connect()])
  onTestFinished(() => {
    for (const line of lines) line.close()
  })
  return [ann, ben, lines]
}

async function begin(ann: Visitor, ben: Visitor, lines: readonly Line[], plan: object): Promise<string> {
  const { id } = await ann.table({ ...CARDS, ...plan })
  await ben.call('POST', `/api/tables/${id}/join`, {})
  for (const line of lines) await line.watch(id)
  await ann.call('POST', `/api/tables/${id}/start`)
  await Promise.all(lines.map((line) => line.until(() => line.news.get(id))))
  return id
}

async function why(asked: Promise<unknown>): Promise<string> {
  try {
    await asked
    return 'done'
  } catch (error) {
    return error instanceof Refused ? error.failure.why : String(error)
  }
}

test('friends go on from a moment of a game that was played here, and the record of that is verified', async () => {
  const [ann, ben, lines] = await pair()
  const first = await begin(ann, ben, lines, {})
  expect(await why(ann.table({ ...CARDS, from: { table: first, at: 3 } }))).toMatch(/not over/)
  await playOn(lines, first)
  const { replay } = await ann.call('GET', `/api/tables/${first}/record`)
  const then = await ann.call('GET', `/api/tables/${first}/moments/8`)

  const same = await begin(ann, ben, lines, { from: { table: first, at: 8, deal: 'same' }, hints: true })
  const news = lines[0].news.get(same)
  expect(news).toMatchObject({ moves: 0, view: then.view, asked: then.asked })
  expect(lines[0].tables.get(same)).toMatchObject({ from: { moves: 8, deal: 'same' }, hints: true })
  await playOn(lines, same)
  const played = await ann.call('GET', `/api/tables/${same}/record`)
  expect(verify(cardGame, played).map(({ name, ok }) => [name, ok])).toEqual(
    ['key', 'shares', 'terms', 'seed', 'start', 'moves', 'result'].map((name) => [name, true]),
  )
  expect(played.replay?.seed).toBe(replay?.seed)
  // The past of a game that began in the middle is its own.
  const { totals } = await ann.call('GET', `/api/tables/${same}/totals`)
  expect(totals).toHaveLength((played.replay?.actions.length ?? 0) + 1)
  const moment = await ann.call('GET', `/api/tables/${same}/moments/0`)
  expect(moment.view).toEqual(then.view)

  const anew = await begin(ann, ben, lines, { from: { table: same, at: 2, deal: 'anew' } })
  await playOn(lines, anew)
  const fresh = await ann.call('GET', `/api/tables/${anew}/record`)
  expect(verify(cardGame, fresh).filter(({ ok }) => !ok)).toEqual([])
  expect(fresh.replay?.seed).not.toBe(replay?.seed)
  const cheated = { ...fresh, from: fresh.from && { ...fresh.from, at: 1 } }
  expect(
    verify(cardGame, cheated)
      .filter(({ ok }) => !ok)
      .map(({ name }) => name),
  ).toEqual(['terms', 'seed', 'start'])
  const { from, ...hidden } = fresh
  expect(
    verify(cardGame, hidden)
      .filter(({ ok }) => !ok)
      .map(({ name }) => name),
  ).toEqual(['terms', 'seed', 'start'])
  expect(from?.deal).toBe('anew')
})

test('a file is played again before anybody goes on from it', async () => {
  const [ann, ben, lines] = await pair()
  const first = await begin(ann, ben, lines, {})
  await playOn(lines, first)
  const { replay } = await ann.call('GET', `/api/tables/${first}/record`)
  if (replay === null) throw new Error('the key is shown')
  const forged = { ...replay, actions: replay.actions.with(2, 'play nothing') }
  expect(await why(ann.table({ ...CARDS, from: { replay: forged, at: 5 } }))).toMatch(/Move 3/)
  expect(await why(ann.table({ ...CARDS, from: { replay, at: 5 }, seats: [FREE] }))).toMatch(/2 seats/)
  const table = await begin(ann, ben, lines, { from: { replay, at: 5, deal: 'anew' } })
  const before = lines[1].news.get(table)
  const again = await ben.call('GET', `/api/tables/${table}/moments/0`)
  expect(again.view).toEqual(before?.view)
})

test('a table that keeps its key secret is nothing to go on from', async () => {
  const [ann, ben, lines] = await pair()
  const secret = await begin(ann, ben, lines, { revealKey: false })
  await playOn(lines, secret)
  expect(await why(ann.table({ ...CARDS, from: { table: secret, at: 3 } }))).toMatch(
    /keeps the key of its deal secret/,
  )
  expect(await why(ann.table({ ...CARDS, from: { table: 'AAECAwQFBgcICQoLDA0ODw', at: 3 } }))).toMatch(
    /no table/,
  )
})

test('a house set goes with the table and its record, and is refused with the reason where it does not work', async () => {
  const [ann, ben, lines] = await pair()
  const values = { plain: { kelp: 9, meat: 9, shells: 9 }, bonus: {}, storm: { kelp: 1 } }
  const components = { id: 'my-box', title: 'Ann’s box', values }
  const table = await begin(ann, ben, lines, { components })
  expect(lines[1].tables.get(table)).toMatchObject({ components: 'my-box', componentSet: components })
  await playOn(lines, table)
  const record = await ben.call('GET', `/api/tables/${table}/record`)
  expect(record.replay?.components).toEqual(components)
  expect(verify(cardGame, record).filter(({ ok }) => !ok)).toEqual([])
  const small = { ...components, values: { ...values, plain: { kelp: 3 } } }
  expect(await why(ann.table({ ...CARDS, components: small }))).toMatch(/the deck holds 4 cards/)
})
