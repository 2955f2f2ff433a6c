import { verify } from '@gam/protocol/fairness'
import type { DailyDay, DailyToday, GameRecord, TableInfo } from '@gam/protocol/wire'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { gameOf } from '../games.ts'
import { dayOf, endOf } from '../model/day.ts'
import { type Line, newStore, playOn, Refused, ServerProcess, Visitor } from '../server.test-support.ts'
import { startingAt } from './clock.test-support.ts'
import { challengeOf } from './rotation.ts'

/** A day whose game is short: the card game between two. */
const DAY =
  Array.from({ length: 60 }, (_, i) => dayOf(Date.UTC(2027, 0, 1 + i))).find((day) => {
    const { game, seats } = challengeOf(day)
    return game === 'whale-riders-cards' && seats.length === 2
  }) ?? ''
const HOUR = 3_600_000
const noon = endOf(DAY) - 12 * HOUR

const today = (who: Visitor) => who.call<DailyToday>('GET', '/api/daily')
const dayFor = async (who: Visitor, day: string) =>
  (await who.call<{ day: DailyDay }>('GET', `/api/daily/${day}`)).day
const begin = async (who: Visitor, day = DAY): Promise<TableInfo> =>
  (await who.call('POST', `/api/daily/${day}/tries`)).table

async function seatAt(who: Visitor, table: string): Promise<Line> {
  const line = await who.connect()
  await line.watch(table)
  return line
}

/** Plays the first open option to the end; what everybody did, move by move. */
async function finish(who: Visitor, table: string): Promise<string> {
  const line = await seatAt(who, table)
  await playOn([line], table)
  const { movers, events } = line.courses.get(table) ?? { movers: [], events: [] }
  line.close()
  return JSON.stringify([movers, events])
}

/** How a request fails. */
async function refused(asked: Promise<unknown>): Promise<string> {
  try {
    await asked
    return 'done'
  } catch (error) {
    if (error instanceof Refused) return `${error.status} ${error.failure.code}`
    throw error
  }
}

const as = (who: Visitor, url: string) => {
  const again = new Visitor(url, who.cookie)
  again.id = who.id
  return again
}

describe('a day and the next', () => {
  let store: Awaited<ReturnType<typeof newStore>>
  let server: ServerProcess
  const cast: { [name: string]: Visitor } = {}
  const tables: { [name: string]: string } = {}

  beforeAll(async () => {
    store = await newStore('sqlite')
    server = await ServerProcess.start({ ...store.env, ...startingAt(noon) })
    cast.Ann = await Visitor.named(server.url, 'Ann')
    cast.Ben = await Visitor.named(server.url, '<b>Ben</b>')
    cast.Cy = await Visitor.named(server.url, 'Cy')
  })
  afterAll(async () => {
    await server.end('SIGKILL')
    store.remove()
  })

  test('who asks twice, even at once, has one try', async () => {
    const { today: before } = await today(cast.Ann)
    expect(before.day).toBe(DAY)
    expect(before.you).toEqual({ try: null, practice: null, entry: null })
    const asked = await Promise.all([begin(cast.Ann), begin(cast.Ann), begin(cast.Ann)])
    expect(new Set(asked.map(({ id }) => id)).size).toBe(1)
    const again = await begin(cast.Ann)
    expect(again.id).toBe(asked[0].id)
    expect(again.status).toBe('playing')
    expect(again.challenge).toEqual({ day: DAY })
    expect(again.fairness.commitment).toBe(before.commitment)
    tables.Ann = again.id
    expect((await today(cast.Ann)).today.you?.try?.outcome).toBeNull()
  })

  test('the same answers are answered the same, whoever gives them', async () => {
    tables.Ben = (await begin(cast.Ben)).id
    expect(tables.Ben).not.toBe(tables.Ann)
    const anns = await finish(cast.Ann, tables.Ann)
    const bens = await finish(cast.Ben, tables.Ben)
    expect(JSON.parse(anns)[0].length).toBeGreaterThan(10)
    expect(bens).toBe(anns)
  })

  test('the board has the leads, those done earlier first, and one’s own place', async () => {
    const { today: now } = await today(cast.Ben)
    expect(now.board.map(({ name, rank, you }) => [name, rank, you])).toEqual([
      ['Ann', 1, false],
      // A name is text, whatever is in it.
      ['<b>Ben</b>', 2, true],
    ])
    expect(now.board[0].lead).toBe(now.board[1].lead)
    expect(now.you?.entry).toMatchObject({ rank: 2, name: '<b>Ben</b>' })
    expect(now.you?.try).toMatchObject({ outcome: 'counts', lead: now.board[1].lead })
    expect(now.tried).toMatchObject({ started: 2, finished: 2 })
    expect(now.tried.leads).toEqual([{ lead: now.board[0].lead, count: 2 }])
    expect(await refused(begin(cast.Ben))).toBe('409 wrong-time')
  })

  test('nobody plays for somebody else, nobody looks on, nothing of the deal is told', async () => {
    const { Ann, Ben, Cy } = cast
    tables.Cy = (await begin(Cy)).id
    const at = (rest: string) => `/api/tables/${tables.Cy}${rest}`
    expect(await refused(Cy.call('PUT', at('/seats/0'), { bot: 'expert' }))).toMatch(/^40[03]/)
    expect(await refused(Cy.call('PUT', at('/seats/1'), { bot: 'expert' }))).toMatch(/^40[03]/)
    expect(await refused(Cy.call('POST', at('/leave')))).toBe('403 not-allowed')
    expect(await refused(Ann.call('POST', at('/join'), {}))).toBe('403 not-allowed')
    for (const rest of ['', '/news', '/totals', '/moments/0', '/record', '/chat'])
      expect(await refused(Ann.call('GET', at(rest))), rest).toBe('403 not-allowed')
    const line = await Ann.connect()
    line.send({ type: 'watch', table: tables.Cy, since: null })
    expect((await line.refusal()).code).toBe('not-allowed')
    line.close()

    // Even one's own finished game tells neither key nor moves as long as others play the same deal.
    const record = await Ann.call<GameRecord>('GET', `/api/tables/${tables.Ann}/record`)
    expect([record.replay, record.fairness.key]).toEqual([null, null])
    const { table } = await Ann.call('GET', `/api/tables/${tables.Ann}`)
    expect(table.fairness.key).toBeNull()
    expect(await refused(Ann.call('POST', `/api/tables/${tables.Ann}/rematch`))).toBe('403 not-allowed')
    expect(await refused(Ben.call('GET', `/api/daily/${DAY}/best`))).toBe('409 wrong-time')
    expect((await dayFor(Ben, DAY)).key).toBeNull()
    expect((await Ann.call('GET', '/api/finished')).games).toEqual([])
  })

  test('only what follows from nothing hidden can be taken back', async () => {
    const line = await seatAt(cast.Cy, tables.Cy)
    await playOn([line], tables.Cy, 2)
    await line.until(() => line.news.get(tables.Cy)?.decision)
    expect(line.news.get(tables.Cy)?.undo).not.toBe('ask')
    line.close()
  })

  test('days to come and days of nobody have no challenge; bots have no try', async () => {
    for (const day of ['2027-12-24', '1999-01-01', '2027-02-30'])
      expect(await refused(dayFor(cast.Ann, day)), day).toBe('404 not-found')
    expect(await refused(cast.Ann.call('GET', '/api/daily/tomorrow'))).toBe('400 bad-request')
    expect(await refused(new Visitor(server.url).call('POST', `/api/daily/${DAY}/tries`))).toBe(
      '401 no-session',
    )
    const { token } = await cast.Ann.call('POST', '/api/bots', { name: 'Robot' })
    const robot = new Visitor(server.url).call('POST', `/api/daily/${DAY}/tries`, undefined, {
      authorization: `Bearer ${token}`,
    })
    expect(await refused(robot)).toBe('403 not-allowed')
  })

  test('after midnight the deal is shown, the best game can be watched and checked, and late tries are practice', async () => {
    await server.end()
    server = await ServerProcess.start({ ...store.env, ...startingAt(endOf(DAY) + 60_000) })
    const [ann, cy] = [as(cast.Ann, server.url), as(cast.Cy, server.url)]
    const { today: next, earlier } = await today(ann)
    expect(next.day).not.toBe(DAY)
    expect(next.board).toEqual([])
    expect(earlier[0]).toMatchObject({ day: DAY, finished: 2, best: { name: 'Ann', you: true } })

    const record = await cy.call<GameRecord>('GET', `/api/daily/${DAY}/best`)
    expect(record.table).toBe(tables.Ann)
    const checks = verify(gameOf(record.game), record)
    expect(checks.filter(({ ok }) => !ok)).toEqual([])
    const past = await dayFor(cy, DAY)
    expect(past.key).toBe(record.fairness.key)
    expect(past.commitment).toBe(record.fairness.commitment)

    // What was begun in time and ended too late is not on the board; neither is practice.
    expect((await begin(cy)).id).toBe(tables.Cy)
    await finish(cy, tables.Cy)
    const late = await dayFor(cy, DAY)
    expect(late.you?.try?.outcome).toBe('late')
    const practice = (await begin(ann)).id
    expect(practice).not.toBe(tables.Ann)
    expect((await begin(ann)).id).toBe(practice)
    const played = JSON.parse(await finish(ann, practice))
    expect(played[0].length).toBeGreaterThan(10)
    const after = await dayFor(ann, DAY)
    expect(after.you?.practice).toMatchObject({ table: practice, outcome: 'practice' })
    expect(after.you?.try?.outcome).toBe('counts')
    expect(after.board.map(({ name }) => name)).toEqual(['Ann', '<b>Ben</b>'])
    expect((await begin(ann)).id).not.toBe(practice)
  })
})

describe('two processes on PostgreSQL', () => {
  let servers: ServerProcess[] = []
  beforeAll(async () => {
    const { env } = await newStore('postgres')
    servers = await Promise.all([1, 2].map(() => ServerProcess.start({ ...env, ...startingAt(noon) })))
  })
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.end('SIGKILL')))
  })

  test('deal the same, and a person has one try at both together', async () => {
    const [here, there] = servers.map(({ url }) => url)
    const ann = await Visitor.named(here, 'Ann')
    const days = await Promise.all([today(ann), today(as(ann, there))])
    expect(days[0].today.commitment).toBe(days[1].today.commitment)
    const asked = await Promise.all([begin(ann), begin(as(ann, there)), begin(ann), begin(as(ann, there))])
    expect(new Set(asked.map(({ id }) => id)).size).toBe(1)
    await finish(as(ann, there), asked[0].id)
    const { board, tried } = (await today(ann)).today
    expect(board.map(({ rank, name, you }) => [rank, name, you])).toEqual([[1, 'Ann', true]])
    expect(tried).toMatchObject({ started: 1, finished: 1 })
  })
})
