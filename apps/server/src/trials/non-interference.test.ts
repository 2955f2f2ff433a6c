import { cpSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { ServerProcess as Process } from '@gam/trials'
import { expect, onTestFinished, test } from 'vitest'
import { games } from '../games.ts'
import { type Line, newStore, ServerProcess, Visitor } from '../server.test-support.ts'
import { sqliteFile } from '../store/sqlite-file.ts'
import { type Twin, twinsOf } from './twins.test-support.ts'

const DEALT = fileURLToPath(new URL('./dealt-server.test-support.ts', import.meta.url))
const NAMES = ['Ann', 'Ben', 'Cy']
const LISTS = ['/api/me/tables', '/api/tables', '/api/finished', '/api/export.ndjson']
/** Whose eyes it is about: the seat of the first. */
const EYES = 0

interface Cookies {
  readonly seats: readonly string[]
  readonly elsewhere: string
}

/** People and a table that waits to begin, in a store that no server has open any more. */
async function prepared(game: string) {
  const store = await newStore('sqlite')
  onTestFinished(() => store.remove())
  const server = await ServerProcess.start(store.env)
  const people = await Promise.all(NAMES.map((name) => Visitor.named(server.url, name)))
  const elsewhere = await Visitor.named(server.url, 'Eve')
  const [ann, ...others] = people
  const { id: table } = await ann.table({ game, seats: NAMES.map(() => ({ bot: null })), public: true })
  for (const other of others) await other.call('POST', `/api/tables/${table}/join`, {})
  await server.end('SIGTERM')
  const cookies = { seats: people.map(({ cookie }) => cookie), elsewhere: elsewhere.cookie }
  return { folder: store.env.DATA, table, cookies }
}

/** A server on a copy of the store, where the table has this key, and the game begins as this twin stands. */
async function serverOf(
  folder: string,
  table: string,
  game: string,
  twin: Twin,
  nth: number,
): Promise<string> {
  const copy = `${folder}-${nth}`
  cpSync(folder, copy, { recursive: true })
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }))
  const db = new DatabaseSync(sqliteFile(copy))
  // In the scheme in which the seed follows from the key alone, as the twins were dealt.
  db.prepare("update tables set key = ?, doc = json_remove(doc, '$.scheme') where id = ?").run(
    twin.key,
    table,
  )
  db.close()
  const file = join(copy, 'dealt.json')
  writeFileSync(file, JSON.stringify({ game, state: twin.state }))
  const server = new Process({ main: DEALT, env: { DATA: copy, DEALT: file } })
  onTestFinished(() => server.end('SIGKILL'))
  return server.ready
}

/** Times go on, and the promise of a key tells nothing of it: all else has to be the same, byte for byte. */
function masked(text: string): string {
  return text
    .replaceAll(/\b1[6-9]\d{11}\b/g, 'TIME')
    .replaceAll(/"commitment":"[0-9a-f]{64}"/g, '"commitment":"HASH"')
}

/** Plays the moves and writes down all that the server says meanwhile to everybody but the other seats. */
async function overheard(
  url: string,
  table: string,
  cookies: Cookies,
  moves: readonly string[],
): Promise<string[]> {
  const said: string[] = []
  const seats = cookies.seats.map((cookie) => new Visitor(url, cookie))
  const ears: [string, Visitor][] = [
    ['Ann', seats[EYES]],
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
        if (name !== 'Ann' || lines[EYES].news.get(table)?.decision === null)
          await ask(name, who, 'POST', `${at}/moves`, { id: `illegal-${++asked}`, seq, actions: [action] })
      if (name !== 'Ann') await ask(name, who, 'POST', `${at}/undo`, { id: `undoing-${++asked}`, seq })
    }
  }
  const stream = await seats[EYES].raw('GET', '/api/bot/stream')
  const reader = stream.body?.getReader()
  const lines: Line[] = []
  for (const who of [...seats, ears[1][1], ears[2][1]]) lines.push(await who.connect())
  for (const line of lines) await line.watch(table)
  await seats[EYES].call('POST', `${at}/start`)
  for (const [made, move] of moves.entries()) {
    for (const line of lines) await line.until(() => line.news.get(table)?.seq === made + 1)
    if (made % 2 === 0) await lookRound(made)
    const mover = lines.find((line) => line.news.get(table)?.decision)
    await mover?.submit(table, [move], `move-${table}-${made}`)
  }
  for (const line of lines) await line.until(() => line.news.get(table)?.seq === moves.length + 1)
  await lookRound(moves.length)
  const told = await readAll(reader, moves.length)
  for (const line of lines) line.close()
  for (const [i, name] of [
    [EYES, 'Ann'],
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
  moves: number,
): Promise<string> {
  let text = ''
  while (!text.includes(`"moves":${moves},`)) {
    const { value, done } = (await reader?.read()) ?? { value: undefined, done: true }
    if (done) break
    text += Buffer.from(value ?? []).toString('utf8')
  }
  await reader?.cancel()
  // How many changes one line tells of depends on how fast it is read: the last one tells where it stands.
  const last = text.split('\n').findLast((line) => line.includes('"type":"news"')) ?? ''
  const { news } = JSON.parse(last)
  return JSON.stringify({
    view: news.view,
    decision: news.decision,
    standings: news.standings,
    undo: news.undo,
  })
}

test.each(games.map((game) => [game.id, game] as const))(
  '%s: change what is hidden, and every byte to the others stays the same',
  async (id, game) => {
    const { folder, table, cookies } = await prepared(id)
    const { twins, moves, different } = twinsOf(game, table, NAMES, EYES)
    expect(moves.length).toBeGreaterThanOrEqual(2)
    // Where there are hands, they differ from the beginning; else it is only what is to come.
    if (game.shape.secrets) expect(different).toBeGreaterThan(1)
    const urls = await Promise.all(twins.map((twin, nth) => serverOf(folder, table, id, twin, nth)))
    const [one, other] = await Promise.all(urls.map((url) => overheard(url, table, cookies, moves)))
    expect(one.length).toBeGreaterThan(50)
    expect(one.map((text) => text.slice(0, 60))).toEqual(other.map((text) => text.slice(0, 60)))
    for (const [i, text] of one.entries()) expect(other[i]).toBe(text)
  },
  300_000,
)
