import { DatabaseSync } from 'node:sqlite'
import { isRecord, type Json } from '@gam/kernel'
import { expect, test } from 'vitest'
import { games } from '../games.ts'
import { type Line, ownServer, playOn, Visitor } from '../server.test-support.ts'
import { sqliteFile } from '../store/sqlite-file.ts'

// Everything that is ever sent in a whole game, searched for what only others may know.

const server = ownServer('sqlite')

/** Facts that name a piece which only one seat sees. Written down here once more, to be compared with what is declared. */
const PRIVATE = new Set(['cardDealt', 'cardDrawn', 'contractDealt', 'contractDrawn'])
const SEATS = ['Ann', 'Ben', 'Cy']
/** After so many moves everybody looks at everything; `npm run trials` has them look more often. */
const MOVES = process.env.TRIALS === 'long' ? 25 : 60

/** Somebody, all that they were sent, and where they sit. */
interface Party {
  readonly name: string
  readonly who: Visitor
  readonly line: Line
  readonly seat: number | null
  readonly bytes: string[]
}

/** Whatever the store keeps to itself. */
function secretsKept(): string[] {
  const db = new DatabaseSync(sqliteFile(server.env.DATA), { readOnly: true })
  const column = (sql: string) =>
    db
      .prepare(sql)
      .all()
      .map((row) => String(Object.values(row)[0]))
  const found = [
    ...column('select key from tables'),
    ...column('select hash from sessions'),
    ...column('select password from people where password is not null'),
    ...column("select value from keeping where name = 'vapid'").flatMap(longWords),
  ]
  db.close()
  return found
}

/** What is kept as JSON holds public parts too; the private key is the part that counts. */
function longWords(kept: string): string[] {
  const json: unknown = kept.startsWith('{') ? JSON.parse(kept) : kept
  if (!isRecord(json)) return [kept]
  return Object.entries(json).flatMap(([key, value]) => (/public/i.test(key) ? [] : [String(value)]))
}

async function visits({ who, bytes }: Party, table: string): Promise<Json> {
  const paths = ['', '/news', '/news?since=1', '/totals', '/moments/1', '/chat', '/record']
  let news: Json = null
  for (const path of [
    ...paths.map((rest) => `/api/tables/${table}${rest}`),
    '/api/me',
    '/api/me/tables',
    '/api/tables',
    '/api/finished',
  ]) {
    const text = await (await who.raw('GET', path)).text()
    bytes.push(text)
    if (path.endsWith('/news')) news = JSON.parse(text)
    if (path === '/api/me/tables' && text.includes(table)) checkList(text, table)
  }
  return news
}

/** A list tells who has how many points when the game is over, and nothing before. */
function checkList(text: string, table: string): void {
  const { tables } = JSON.parse(text)
  const entry = tables.find((one: { id: string }) => one.id === table)
  const over = entry.status === 'over'
  expect([entry.totals === null, entry.winners === null]).toEqual([!over, !over])
  expect(Object.keys(entry)).not.toContain('standings')
}

/** Walks over everything in a message. */
function* factsIn(value: unknown): Generator<Record<string, unknown>> {
  if (Array.isArray(value)) for (const one of value) yield* factsIn(one)
  if (!isRecord(value)) return
  if (typeof value.type === 'string') yield value
  for (const one of Object.values(value)) yield* factsIn(one)
}

function check(text: string, party: Party): void {
  if (!/^[{[]/.test(text)) return
  for (const statement of factsIn(JSON.parse(text)))
    if (PRIVATE.has(String(statement.type)) && statement.seat !== party.seat)
      for (const field of ['card', 'contract'])
        if (field in statement)
          expect(statement[field], `${party.name} is told of ${JSON.stringify(statement)}`).toBeNull()
}

/** Of a view with names: every hand but one's own is a number, and so is what lies face down. */
function checkHands(news: Json, party: Party, handed: { count: number }): void {
  const view = isRecord(news) ? news.view : null
  const state = isRecord(view) ? view.state : null
  if (!isRecord(state) || !Array.isArray(state.seats)) throw new Error('no view')
  for (const [seat, one] of state.seats.entries()) {
    if (!isRecord(one) || !isRecord(one.hand)) continue
    handed.count++
    if (seat !== party.seat)
      expect(
        Object.keys(one.hand).filter((key) => key !== 'hidden'),
        `${party.name} sees the hand of ${seat}`,
      ).toEqual([])
  }
  for (const pile of ['pile', 'deck'])
    if (isRecord(state[pile])) expect(Object.keys(state[pile]).filter((key) => key !== 'hidden')).toEqual([])
}

test.each(games.map(({ id }) => id))(
  '%s: in a whole game nobody is sent a key, a session that is not theirs, or a piece in another hand',
  async (game) => {
    const seated = await Promise.all(SEATS.map((name) => Visitor.named(server.url, name)))
    const eve = await Visitor.named(server.url, 'Eve')
    const { token } = await eve.call('POST', '/api/bots', { name: 'Robot' })
    await eve.call('POST', '/api/account', { login: `eve-${game}`.slice(0, 20), password: 'correct horse' })
    const [ann, ...others] = seated
    const seats = SEATS.map(() => ({ bot: null }))
    const { id: table } = await ann.table({ game, seats, public: true, revealKey: false })
    for (const other of others) await other.call('POST', `/api/tables/${table}/join`, {})
    const people = [...seated, eve, new Visitor(server.url)]
    const parties: Party[] = []
    for (const [i, who] of people.entries()) {
      const line = await who.connect()
      await line.watch(table)
      const name = SEATS[i] ?? (who === eve ? 'Eve' : 'nobody')
      parties.push({ name, who, line, seat: i < SEATS.length ? i : null, bytes: [] })
    }
    await ann.call('POST', `/api/tables/${table}/start`)
    const lines = parties.map(({ line }) => line)
    for (const line of lines) await line.until(() => line.news.get(table))
    const handed = { count: 0 }
    for (let made = 1; made > 0; made = await playOn(lines, table, MOVES))
      if (lines[0].news.get(table)?.asked !== null)
        for (const party of parties) checkHands(await visits(party, table), party, handed)
    expect(lines[0].news.get(table)?.asked).toBeNull()
    expect(handed.count > 0).toBe(game !== 'new-bedford')
    for (const party of parties) await visits(party, table)

    const kept = secretsKept()
    expect(kept.length).toBeGreaterThan(6)
    for (const party of parties) {
      const all = [...party.line.raw, ...party.bytes]
      for (const text of party.line.raw) check(text, party)
      const foreign = people.filter((one) => one !== party.who && one.cookie !== '')
      const sessions = foreign.map(({ cookie }) => cookie.slice('gam='.length))
      const text = all.join('\n')
      for (const secret of [...kept, ...sessions, token])
        expect(text.includes(secret), `${party.name} was sent a secret`).toBe(false)
      party.line.close()
    }
  },
)
