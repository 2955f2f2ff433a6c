import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  type ChatLine,
  type ClientMessage,
  type Failure,
  type GameRecord,
  type Me,
  type News,
  readServerMessage,
  type ServerMessage,
  type SessionInfo,
  shifted,
  type TableEntry,
  type TableInfo,
  type TablePlan,
} from '@gam/protocol/wire'
import { advance, type Course } from '@gam/table'
import { beforeAll, type TestContext } from 'vitest'
import { WebSocket } from 'ws'
import { freshDatabase } from '../../../tools/testing/fresh-database.ts'

/** The file that runs a server: compiled once for all tests, where that was done. */
export const MAIN = process.env.GAM_SERVER ?? fileURLToPath(new URL('./main.ts', import.meta.url))
/**
 * Hashes passwords at hardly any cost: what is tried is who may come in, and each hash would take a tenth of a second.
 * Written as it is run, since a server that must strip types first takes longer to start.
 */
const CHEAP_PASSWORDS = `data:text/javascript,${encodeURIComponent(`
  import crypto from 'node:crypto'
  import { syncBuiltinESMExports } from 'node:module'
  const { argon2 } = crypto
  crypto.argon2 = (algorithm, how, done) => argon2(algorithm, { ...how, memory: 8, passes: 1 }, done)
  syncBuiltinESMExports()
`)}`

export type DatabaseKind = 'sqlite' | 'postgres'

/** Where a server keeps its data: kept while servers come and go. */
export async function newStore(kind: DatabaseKind): Promise<{ env: Record<string, string>; remove(): void }> {
  if (kind === 'postgres') return { env: { DATABASE_URL: await freshDatabase() }, remove: () => undefined }
  const folder = mkdtempSync(join(tmpdir(), 'gam-server-'))
  return { env: { DATA: folder }, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** A real server process. */
export class ServerProcess {
  readonly url: string
  readonly child: ChildProcess
  /** All that it printed. */
  readonly printed: string[]

  private constructor(url: string, child: ChildProcess, printed: string[]) {
    this.url = url
    this.child = child
    this.printed = printed
  }

  static start(env: Record<string, string>): Promise<ServerProcess> {
    const child = spawn(process.execPath, [MAIN], {
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        NODE_OPTIONS: `--import=${CHEAP_PASSWORDS}`,
        PORT: '0',
        RATE_LIMIT: '0',
        LOG_LEVEL: 'info',
        BOT_WORKERS: '1',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const printed: string[] = []
    return new Promise((settle, fail) => {
      const hear = (text: string) => {
        printed.push(text)
        const url = /Gam is at (http:\S+)\//.exec(printed.join(''))?.[1]
        if (url) settle(new ServerProcess(url, child, printed))
      }
      child.stdout?.setEncoding('utf8').on('data', hear)
      child.stderr?.setEncoding('utf8').on('data', hear)
      child.once('exit', (code) => fail(new Error(`the server ended with ${code}: ${printed.join('')}`)))
    })
  }

  /** Ends it and answers with its exit code; null after a kill. */
  end(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    return new Promise((settle) => {
      if (this.child.exitCode !== null || this.child.signalCode !== null) return settle(this.child.exitCode)
      this.child.once('exit', (code) => settle(code))
      this.child.kill(signal)
    })
  }
}

/** A server of their own for the tests of a file or a part of it, and where it keeps its data. */
export function ownServer(kind: DatabaseKind): {
  readonly url: string
  readonly env: Record<string, string>
} {
  const own = { url: '', env: {} }
  beforeAll(async () => {
    const store = await newStore(kind)
    const server = await ServerProcess.start(store.env)
    Object.assign(own, { url: server.url, env: store.env })
    return async () => {
      await server.end('SIGKILL')
      store.remove()
    }
  })
  return own
}

export class Refused extends Error {
  readonly failure: Failure
  readonly status: number

  constructor(failure: Failure, status = 0) {
    super(`${failure.code}: ${failure.why}`)
    this.failure = failure
    this.status = status
  }
}

/** The code with which something was refused; `done` where it was not. */
export async function refusalOf(act: Promise<unknown>): Promise<string> {
  try {
    await act
    return 'done'
  } catch (error) {
    if (error instanceof Refused) return error.failure.code
    throw error
  }
}

/** Whatever a route answers; each has a part of it. */
type Answer = GameRecord &
  News & {
    me: Me
    table: TableInfo
    tables: TableEntry[]
    games: TableEntry[]
    lines: ChatLine[]
    totals: number[][]
    token: string
    bot: { id: string }
    sessions: SessionInfo[]
    codes: string[]
    code: string | null
    ended: number
    asked: boolean
  }

/** Somebody with a cookie. */
export class Visitor {
  readonly url: string
  cookie: string
  id = ''

  constructor(url: string, cookie = '') {
    this.url = url
    this.cookie = cookie
  }

  static async named(url: string, name: string): Promise<Visitor> {
    const visitor = new Visitor(url)
    const { me } = await visitor.call('POST', '/api/guests', { name })
    visitor.id = me.id
    return visitor
  }

  async call<T = Answer>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<T> {
    const response = await this.raw(method, path, body, headers)
    const text = await response.text()
    const json = text === '' ? null : JSON.parse(text)
    if (!response.ok) throw new Refused(json.error, response.status)
    return json
  }

  async raw(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const response = await fetch(this.url + path, {
      method,
      headers: {
        origin: this.url,
        ...(this.cookie !== '' && { cookie: this.cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const set = response.headers.getSetCookie().find((one) => /^(__Host-)?gam=.{43};/.test(one))
    if (set) this.cookie = set.split(';')[0]
    return response
  }

  async table(plan: TablePlan): Promise<TableInfo> {
    return (await this.call('POST', '/api/tables', plan)).table
  }

  connect(): Promise<Line> {
    return Line.open(this.url, { origin: this.url, ...(this.cookie !== '' && { cookie: this.cookie }) })
  }
}

let submissions = 0

export function newSubmission(): string {
  return `test-${process.pid}-${Date.now()}-${++submissions}`
}

/** The course of a game, without what changes while nothing is played. */
type Heard = Pick<Course<News>, 'seq' | 'viewer' | 'events' | 'marks' | 'movers' | 'undone'>

/** A socket, with what came over it. */
export class Line {
  readonly socket: WebSocket
  readonly heard: ServerMessage[] = []
  /** The bytes as they came. */
  readonly raw: string[] = []
  readonly tables = new Map<string, TableInfo>()
  readonly news = new Map<string, News>()
  readonly courses = new Map<string, Heard>()
  readonly #waiting = new Set<() => void>()

  private constructor(socket: WebSocket) {
    this.socket = socket
    socket.on('message', (data) => this.#hear(String(data)))
    socket.on('close', () => this.#wake())
    socket.on('error', () => undefined)
  }

  static open(url: string, headers: Record<string, string>): Promise<Line> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { headers })
    const line = new Line(socket)
    return new Promise((settle, fail) => {
      socket.once('open', () => settle(line))
      socket.once('error', fail)
    })
  }

  send(message: ClientMessage): void {
    this.socket.send(JSON.stringify(message))
  }

  /** Waits until something holds. */
  async until<T>(what: () => T | null | undefined | false): Promise<T> {
    for (;;) {
      const found = what()
      if (found) return found
      if (this.socket.readyState === WebSocket.CLOSED) throw new Error('the socket is closed')
      await new Promise<void>((next) => this.#waiting.add(next))
    }
  }

  async watch(
    table: string,
    since: number | null = null,
    manner: { readonly changes?: boolean; readonly short?: boolean } = {},
  ): Promise<TableInfo> {
    this.tables.delete(table)
    const before = this.heard.length
    this.send({ type: 'watch', table, since, ...manner })
    return this.until(() => {
      this.#throwRefusal(before)
      const chat = this.heard.slice(before).some((one) => one.type === 'chat' && one.table === table)
      return chat && this.tables.get(table)
    })
  }

  /** Sends and waits for the answer; a refusal is thrown. */
  async submit(
    table: string,
    actions: readonly string[],
    id = newSubmission(),
    seq = this.news.get(table)?.seq ?? 0,
  ) {
    return this.ask({ type: 'submit', table, id, seq, actions: [...actions] }, id)
  }

  async ask(message: ClientMessage, id: string): Promise<ServerMessage & { type: 'done' | 'asked' }> {
    const before = this.heard.length
    this.send(message)
    return this.until(() => {
      for (const one of this.heard.slice(before)) {
        if (one.type === 'refused' && one.id === id) throw new Refused(one.error)
        if ((one.type === 'done' || one.type === 'asked') && one.id === id) return one
      }
      return null
    })
  }

  /** The next answer to something that has no id. */
  async refusal(): Promise<Failure> {
    const before = this.heard.length
    return this.until(() => this.heard.slice(before).find((one) => one.type === 'refused')?.error)
  }

  close(): void {
    this.socket.close()
  }

  #throwRefusal(from: number): void {
    const refused = this.heard.slice(from).find((one) => one.type === 'refused')
    if (refused?.type === 'refused') throw new Refused(refused.error)
  }

  #hear(text: string): void {
    this.raw.push(text)
    const message = readServerMessage(text)
    if (message === null) throw new Error(`an unknown message: ${text}`)
    this.heard.push(message)
    if (message.type === 'table') this.tables.set(message.table.id, message.table)
    if (message.type === 'news') this.#learn(message.table, message.news)
    if (message.type === 'shift') {
      const had = this.news.get(message.table)
      const news = had ? shifted(had, message.base, message.news) : null
      if (news === null) throw new Error(`changes that do not fit: ${text.slice(0, 200)}`)
      this.#learn(message.table, news)
    }
    this.#wake()
  }

  #learn(table: string, news: News): void {
    const course = advance(this.courses.get(table) ?? null, news)
    if (course === null) throw new Error(`news that does not fit: ${JSON.stringify(news).slice(0, 200)}`)
    const { seq, viewer, events, marks, movers, undone } = course
    this.courses.set(table, { seq, viewer, events, marks, movers, undone })
    this.news.set(table, news)
  }

  #wake(): void {
    const waiting = [...this.#waiting]
    this.#waiting.clear()
    for (const next of waiting) next()
  }
}

/** Plays the first open option of whoever is asked, until the game is over or so many moves are made. */
export async function playOn(lines: readonly Line[], table: string, most = 2000): Promise<number> {
  let made = 0
  while (made < most) {
    const asked = lines.find((line) => line.news.get(table)?.decision)
    const news = asked?.news.get(table)
    if (!asked || !news?.decision) {
      if (lines[0].news.get(table)?.asked === null) return made
      // A seat that is handed back is asked again without anything being played.
      const heard = lines.map((line) => line.heard.length)
      await Promise.race(lines.map((line, i) => line.until(() => line.heard.length > heard[i])))
      continue
    }
    const open = news.decision.options.filter(({ refusal }) => !refusal)
    const { seq } = news
    await asked.submit(table, [open[made % open.length].text])
    made++
    await Promise.all(lines.map((line) => line.until(() => (line.news.get(table)?.seq ?? 0) > seq)))
  }
  return made
}

/** Ann at one server and Ben at another, in a game. They go with their test: others may run at the same time. */
export async function twoAcross(
  { onTestFinished }: Pick<TestContext, 'onTestFinished'>,
  first: string,
  second: string,
) {
  const ann = await Visitor.named(first, 'Ann')
  const ben = await Visitor.named(second, 'Ben')
  const { id: table } = await ann.table({ game: 'whale-riders-cards', seats: [{ bot: null }, { bot: null }] })
  await ben.call('POST', `/api/tables/${table}/join`, {})
  const lines = [await ann.connect(), await ben.connect()]
  onTestFinished(() => {
    for (const line of lines) line.close()
  })
  for (const line of lines) await line.watch(table)
  await ann.call('POST', `/api/tables/${table}/start`)
  for (const line of lines) await line.until(() => line.news.get(table))
  return { ann, ben, table, lines }
}
