import { cpSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import type { Json, Replay } from '@gam/kernel'
import { whaleRiders } from '@gam/whale-riders'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { games } from '../games.ts'
import { type Line, newStore, ServerProcess, Visitor } from '../server.test-support.ts'
import { sqliteFile } from '../store/sqlite-file.ts'
import { amountOf } from './amounts.test-support.ts'
import { twinsOf } from './twins.test-support.ts'

const NAMES = ['Ann', 'Ben', 'Cy']
const LISTS = ['/api/me/tables', '/api/tables', '/api/finished', '/api/export.ndjson']
const OPTIONS: { readonly [game: string]: Json } = {
  'new-bedford': { shipsLog: true },
  'whale-riders': { decree: true, magic: true },
}

/** Whose eyes it is about at which game. */
const EYES = amountOf('seats of each game through whose eyes two worlds are compared')
const CASES = games.flatMap((game, nth) =>
  NAMES.map((name, eyes) => ({ name, eyes }))
    .filter(({ eyes }) => (eyes + nth) % NAMES.length < EYES)
    .map((one) => ({ ...one, game, ...twinsOf(game, OPTIONS[game.id] ?? {}, NAMES, one.eyes) })),
)

interface Cookies {
  readonly seats: readonly string[]
  readonly elsewhere: string
}

let cookies: Cookies
let tables: readonly string[]
let servers: readonly ServerProcess[] = []
const folders: string[] = []

/** Two servers on copies of one store, with the same people, tables and keys, where each game begins as a twin stands. */
beforeAll(async () => {
  const store = await newStore('sqlite')
  folders.push(store.env.DATA)
  const server = await ServerProcess.start(store.env)
  const people = await Promise.all(NAMES.map((name) => Visitor.named(server.url, name)))
  const elsewhere = await Visitor.named(server.url, 'Eve')
  const [ann, ...others] = people
  const made: string[] = []
  for (const { game } of CASES) {
    const plan = { game: game.id, options: OPTIONS[game.id], public: true }
    const { id } = await ann.table({ ...plan, seats: NAMES.map(() => ({ bot: null })) })
    for (const other of others) await other.call('POST', `/api/tables/${id}/join`, {})
    made.push(id)
  }
  await server.end('SIGTERM')
  cookies = { seats: people.map(({ cookie }) => cookie), elsewhere: elsewhere.cookie }
  tables = made
  servers = await Promise.all(
    [0, 1].map((nth) => {
      const copy = `${store.env.DATA}-${nth}`
      folders.push(copy)
      cpSync(store.env.DATA, copy, { recursive: true })
      for (const [i, { twins }] of CASES.entries()) dealTo(copy, tables[i], twins[nth])
      return ServerProcess.start({ DATA: copy })
    }),
  )
})

afterAll(async () => {
  for (const server of servers) await server.end('SIGKILL')
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** The table goes on from where this game stands, with its luck; in the scheme that binds nothing but the key. */
function dealTo(folder: string, table: string, replay: Replay): void {
  const db = new DatabaseSync(sqliteFile(folder))
  const from = JSON.stringify({ replay, at: 0, deal: 'same' })
  db.prepare(
    "update tables set doc = json_set(json_remove(doc, '$.scheme'), '$.from', json(?)) where id = ?",
  ).run(from, table)
  db.close()
}

/** Times go on, and who comes is noticed sooner or later; all else has to be the same, byte for byte. */
function masked(text: string): string {
  return text
    .replaceAll(/\b1[6-9]\d{11}\b/g, 'TIME')
    .replaceAll(/"presence":"(?:here|away)"/g, '"presence":"NOTICED"')
    .replaceAll(/"seen":(?:null|TIME)/g, '"seen":NOTICED')
}

/** Plays the moves and writes down all that the server says meanwhile to everybody but the other seats. */
async function overheard(
  url: string,
  table: string,
  eyes: number,
  moves: readonly string[],
): Promise<string[]> {
  const said: string[] = []
  const seats = cookies.seats.map((cookie) => new Visitor(url, cookie))
  const me = NAMES[eyes]
  const ears: [string, Visitor][] = [
    [me, seats[eyes]],
    ['Eve', new Visitor(url, cookies.elsewhere)],
    ['nobody', new Visitor(url)],
  ]
  const at = `/api/tables/${table}`
  let asked = 0
  const ask = async (name: string, who: Visitor, method: string, path: string, body?: unknown) => {
    const response = await who.raw(method, path, body)
    said.push(`${name} ${method} ${path} ${response.status} ${await response.text()}`)
  }
  const lookRound = async (made: number) => {
    for (const [name, who] of ears) {
      for (const path of ['', '/news', '/news?since=2', '/totals', '/chat', '/record', `/moments/${made}`])
        await ask(name, who, 'GET', at + path)
      for (const path of made === 0 ? LISTS : []) await ask(name, who, 'GET', path)
      // What is refused says why, and must not say more.
      const seq = made + 1
      for (const action of [moves[made] ?? 'pass', 'pass', 'play', 'nonsense'])
        if (name !== me || lines[eyes].news.get(table)?.decision === null)
          await ask(name, who, 'POST', `${at}/moves`, { id: `illegal-${++asked}`, seq, actions: [action] })
      if (name !== me) await ask(name, who, 'POST', `${at}/undo`, { id: `undoing-${++asked}`, seq })
    }
  }
  const stream = await seats[eyes].raw('GET', '/api/bot/stream')
  const reader = stream.body?.getReader()
  const lines: Line[] = []
  for (const who of [...seats, ears[1][1], ears[2][1]]) lines.push(await who.connect())
  for (const line of lines) await line.watch(table)
  await seats[0].call('POST', `${at}/start`)
  for (const [made, move] of moves.entries()) {
    for (const line of lines) await line.until(() => line.news.get(table)?.seq === made + 1)
    if (made % 2 === 0) await lookRound(made)
    const mover = lines.find((line) => line.news.get(table)?.decision)
    await mover?.submit(table, [move], `move-${table}-${made}`)
  }
  for (const line of lines) await line.until(() => line.news.get(table)?.seq === moves.length + 1)
  await lookRound(moves.length)
  const told = await readAll(reader, table, moves.length)
  for (const line of lines) line.close()
  for (const [i, name] of [
    [eyes, me],
    [NAMES.length, 'Eve'],
    [NAMES.length + 1, 'nobody'],
  ] as const) {
    // Who comes and goes is told when it is noticed, in whatever order.
    const raw = lines[i].raw.filter((text) => !text.startsWith('{"type":"presence"'))
    said.push(...raw.map((text) => `${name} heard ${text}`))
  }
  return [...said, `stream ${told}`].map(masked)
}

/** The stream of one seat until it tells of the last move; each line with what it says of that place. */
async function readAll(
  reader: ReadableStreamDefaultReader<Uint8Array> | undefined,
  table: string,
  moves: number,
): Promise<string> {
  let text = ''
  const last = () =>
    text.split('\n').findLast((line) => line.includes('"type":"news"') && line.includes(`"${table}"`)) ?? ''
  while (!last().includes(`"moves":${moves},`)) {
    const { value, done } = (await reader?.read()) ?? { value: undefined, done: true }
    if (done) break
    text += Buffer.from(value ?? []).toString('utf8')
  }
  await reader?.cancel()
  // How many changes one line tells of depends on how fast it is read: the last one tells where it stands.
  const { news } = JSON.parse(last())
  return JSON.stringify({
    view: news.view,
    decision: news.decision,
    standings: news.standings,
    undo: news.undo,
  })
}

describe.each(CASES.map((one, i) => ({ ...one, i, title: `${one.game.id} as ${one.name} sees it` })))(
  '$title',
  ({ game, eyes, twins, moves, different, heard, i }) => {
    test('in all worlds that turn up the same pieces the same is heard', () => {
      expect(moves.length).toBeGreaterThanOrEqual(3)
      expect(heard).toEqual(moves.map(() => 1))
      expect(twins[0].seed).not.toBe(twins[1].seed)
      // Where there are hands, they differ from the beginning; else it is only what is to come.
      if (game.shape.secrets) expect(different).toBeGreaterThan(1)
    })

    test('change what is hidden, and every byte to the others stays the same', async () => {
      const [one, other] = await Promise.all(servers.map(({ url }) => overheard(url, tables[i], eyes, moves)))
      expect(one.length).toBeGreaterThan(50)
      expect(one.map((text) => text.slice(0, 60))).toEqual(other.map((text) => text.slice(0, 60)))
      for (const [line, text] of one.entries()) expect(other[line]).toBe(text)
    })
  },
)

test('by version 1 of its rules Whale Riders told whether another contract could be paid, and that is seen here', () => {
  const { heard } = twinsOf(whaleRiders.atRules(1), OPTIONS['whale-riders'], NAMES, 0)
  expect(Math.max(...heard)).toBe(2)
})
