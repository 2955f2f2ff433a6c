import { connect, type Socket } from 'node:net'

/** An answer as it came over the wire. */
export interface Answer {
  readonly status: number
  readonly headers: ReadonlyMap<string, string>
  readonly cookies: readonly string[]
  readonly body: string
}

/** Where a server listens, without asking for its address each time. */
function doorOf(url: string): { host: string; port: number } {
  const { hostname, port } = new URL(url)
  return { host: hostname === 'localhost' ? '127.0.0.1' : hostname, port: Number(port) }
}

const END_OF_HEAD = Buffer.from('\r\n\r\n')

/** Reads answers one after the other out of a stream of bytes. */
export class AnswerReader {
  #bytes: Buffer = Buffer.alloc(0)
  readonly #bodiless: () => boolean
  readonly #heard: (answer: Answer) => void

  /** `bodiless`: the next answer is one to `HEAD`, whose length is that of a body that does not come. */
  constructor(heard: (answer: Answer) => void, bodiless: () => boolean) {
    this.#heard = heard
    this.#bodiless = bodiless
  }

  feed(bytes: Buffer): void {
    this.#bytes = this.#bytes.length === 0 ? bytes : Buffer.concat([this.#bytes, bytes])
    while (this.#next());
  }

  /** Bytes that have not become an answer. */
  get rest(): string {
    return this.#bytes.toString('latin1')
  }

  #next(): boolean {
    const end = this.#bytes.indexOf(END_OF_HEAD)
    if (end < 0) return false
    const [first = '', ...lines] = this.#bytes.subarray(0, end).toString('latin1').split('\r\n')
    const [, code] = /^HTTP\/1\.1 (\d{3})/.exec(first) ?? []
    if (code === undefined) throw new Error(`no HTTP answer: ${first.slice(0, 80)}`)
    const headers = new Map<string, string>()
    const cookies: string[] = []
    for (const line of lines) {
      const colon = line.indexOf(':')
      const name = line.slice(0, colon).toLowerCase()
      if (name === 'set-cookie') cookies.push(line.slice(colon + 1).trim())
      headers.set(name, line.slice(colon + 1).trim())
    }
    const status = Number(code)
    const start = end + END_OF_HEAD.length
    const bodiless = status < 200 || status === 204 || status === 304 || this.#bodiless()
    const body = bodiless ? { text: '', end: start } : this.#body(start, headers)
    if (body === null) return false
    this.#bytes = this.#bytes.subarray(body.end)
    // What comes before 200 only says that the answer will follow.
    if (status >= 200) this.#heard({ status, headers, cookies, body: body.text })
    return true
  }

  #body(start: number, headers: ReadonlyMap<string, string>): { text: string; end: number } | null {
    if (headers.get('transfer-encoding') === 'chunked') return this.#chunks(start)
    const end = start + Number(headers.get('content-length') ?? 0)
    return this.#bytes.length < end ? null : { text: this.#bytes.toString('utf8', start, end), end }
  }

  #chunks(start: number): { text: string; end: number } | null {
    const parts: Buffer[] = []
    for (let at = start; ; ) {
      const line = this.#bytes.indexOf('\r\n', at)
      if (line < 0) return null
      const size = Number.parseInt(this.#bytes.toString('latin1', at, line), 16)
      const end = line + 2 + size + 2
      if (this.#bytes.length < end) return null
      if (size === 0) return { text: Buffer.concat(parts).toString('utf8'), end }
      parts.push(this.#bytes.subarray(line + 2, line + 2 + size))
      at = end
    }
  }
}

interface Sent {
  readonly head: boolean
  readonly settle: (answer: Answer | null) => void
}

/** A connection on which requests follow each other without waiting for answers. */
export class Pipe {
  readonly #socket: Socket
  readonly #waiting: Sent[] = []
  readonly #reader = new AnswerReader(
    (answer) => this.#waiting.shift()?.settle(answer),
    () => this.#waiting[0]?.head ?? false,
  )
  broken: Error | null = null

  constructor(url: string) {
    this.#socket = connect(doorOf(url))
    this.#socket.setNoDelay(true)
    this.#socket.on('data', (bytes: Buffer) => this.#hear(bytes))
    this.#socket.on('error', () => undefined)
    this.#socket.on('close', () => {
      for (const { settle } of this.#waiting.splice(0)) settle(null)
    })
  }

  get open(): boolean {
    return this.#socket.readyState !== 'closed' && this.#socket.writable
  }

  /** Null: the connection ended before there was an answer. */
  send(bytes: Buffer, head: boolean): Promise<Answer | null> {
    if (!this.open) return Promise.resolve(null)
    return new Promise((settle) => {
      this.#waiting.push({ head, settle })
      this.#socket.write(bytes)
    })
  }

  end(): void {
    this.#socket.destroy()
  }

  #hear(bytes: Buffer): void {
    try {
      this.#reader.feed(bytes)
    } catch (error) {
      this.broken = error instanceof Error ? error : new Error(String(error))
      this.#socket.destroy()
    }
  }
}

const PATIENCE = 150

/** Writes bytes that may be anything, and gives back what came before the connection ended or fell silent. */
export function rawExchange(url: string, pieces: readonly Buffer[]): Promise<string> {
  return new Promise((settle) => {
    const heard: Buffer[] = []
    const socket = connect(doorOf(url))
    const timer = setTimeout(() => socket.destroy(), PATIENCE)
    socket.on('data', (bytes: Buffer) => heard.push(bytes))
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearTimeout(timer)
      settle(Buffer.concat(heard).toString('latin1'))
    })
    socket.on('connect', () => {
      for (const piece of pieces) socket.write(piece)
    })
  })
}
