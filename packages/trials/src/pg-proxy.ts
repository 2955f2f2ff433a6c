import { connect, createServer, type Server, type Socket } from 'node:net'

/**
 * How a connection is cut when a commit comes by. `before`: the database never hears of it. `between`: it is passed
 * on, and nobody waits for what becomes of it. `after`: it is done, and the answer is kept back.
 */
export type Cut = 'before' | 'between' | 'after'

/** Connections that wait for hints, or those over which everything else is asked. */
type Use = 'listening' | 'asking'

const STARTUP_HEAD = 4
const HEAD = 5
const QUERY = 0x51
const PARSE = 0x50
const SYNC = 0x53
const LISTENS = /^\s*listen\b/i
const COMMIT = /(^|;)\s*commit\b/i
/** A statement that is a transaction of its own: it is committed when the client waits for the answer. */
const WRITES_AT_ONCE = /^\s*with\b.*\binsert into\b/is

/** Stands between a server and its PostgreSQL, and understands as much as it needs to do harm at the worst moment. */
export class PgProxy {
  readonly url: string
  readonly #server: Server
  readonly #open = new Set<() => void>()
  readonly #hushes = new Set<(use: Use) => void>()
  #deaf = false

  private constructor(server: Server, url: string) {
    this.#server = server
    this.url = url
  }

  /** `judge` is asked at every commit; null lets it pass. Without a port it takes a free one. */
  static async open(database: string, judge: () => Cut | null, port = 0): Promise<PgProxy> {
    const target = new URL(database)
    const server = createServer((client) => proxy.#take(client, target, judge))
    await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready))
    const address = server.address()
    const url = new URL(database)
    url.host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
    const proxy = new PgProxy(server, url.href)
    return proxy
  }

  /** Every connection at once. */
  cutAll(): void {
    for (const cut of this.#open) cut()
  }

  /** From now on nothing passes on the connections of that use that there are, and nobody says so. */
  hush(use: Use): void {
    for (const hush of this.#hushes) hush(use)
  }

  /** All there are go silent, and whoever connects anew hears nothing either, until `hear`. */
  hushAll(): void {
    this.#deaf = true
    this.hush('listening')
    this.hush('asking')
  }

  hear(): void {
    this.#deaf = false
  }

  close(): void {
    this.cutAll()
    this.#server.close()
  }

  #take(client: Socket, target: URL, judge: () => Cut | null): void {
    const database = connect(Number(target.port || 5432), target.hostname)
    const cut = () => {
      client.destroy()
      database.destroy()
      this.#open.delete(cut)
      this.#hushes.delete(hush)
    }
    this.#open.add(cut)
    let silent = false
    let listens = false
    let hushed = this.#deaf
    const hush = (use: Use) => {
      hushed ||= listens === (use === 'listening')
    }
    this.#hushes.add(hush)
    for (const socket of [client, database]) {
      socket.setNoDelay(true)
      socket.on('error', cut)
      socket.on('close', cut)
    }
    database.on('data', (bytes) => {
      if (silent) cut()
      else if (!hushed) client.write(bytes)
    })
    let writing = false
    const messages = new Messages((message) => {
      if (hushed) return
      const text = textOf(message)
      listens ||= LISTENS.test(text)
      const commits = COMMIT.test(text) || (writing && message[0] === SYNC)
      writing = WRITES_AT_ONCE.test(text) || (writing && message[0] !== SYNC)
      const how = commits ? judge() : null
      if (how === 'before') return cut()
      if (how === 'between') return void database.write(message, cut)
      silent ||= how === 'after'
      database.write(message)
    })
    client.on('data', (bytes: Buffer) => messages.feed(bytes))
  }
}

/** The statement that a message holds, without the name it is given. */
function textOf(message: Buffer): string {
  if (message[0] === QUERY) return message.toString('utf8', HEAD)
  return message[0] === PARSE ? message.toString('utf8', message.indexOf(0, HEAD) + 1) : ''
}

/** Cuts what a client of PostgreSQL sends into its messages; the first one has no letter in front. */
class Messages {
  #bytes: Buffer = Buffer.alloc(0)
  #started = false
  readonly #heard: (message: Buffer) => void

  constructor(heard: (message: Buffer) => void) {
    this.#heard = heard
  }

  feed(bytes: Buffer): void {
    this.#bytes = Buffer.concat([this.#bytes, bytes])
    for (;;) {
      const head = this.#started ? HEAD : STARTUP_HEAD
      if (this.#bytes.length < head) return
      const length = this.#bytes.readUInt32BE(head - STARTUP_HEAD) + head - STARTUP_HEAD
      if (this.#bytes.length < length) return
      const message = this.#bytes.subarray(0, length)
      this.#bytes = this.#bytes.subarray(length)
      this.#started = true
      this.#heard(message)
    }
  }
}
