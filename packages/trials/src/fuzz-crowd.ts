import type { Sfc32 } from '@gam/kernel'
import { readServerMessage, type ServerMessage } from '@gam/protocol/wire'
import { WebSocket } from 'ws'
import { isFailure, wrongWith } from './fuzz-answers.ts'
import { type Frame, Frames, rawBytes } from './fuzz-frames.ts'
import { AnswerReader, Pipe, rawExchange } from './fuzz-http.ts'
import type { Pool } from './fuzz-pool.ts'
import type { Requests } from './fuzz-requests.ts'
import { once } from './fuzz-values.ts'
import { Broken } from './ledger.ts'

/** What the crowd has in common. */
export interface Crowd {
  readonly url: string
  readonly pool: Pool
  /** Throws when the server is gone. */
  check(): void
  /** How many more of this kind are to be sent; takes as many as it may of those wished for. */
  take(what: 'requests' | 'frames' | 'raw', wished: number): number
  answered(status: number): void
  refused(code: string): void
  done(): void
  /** A game is over: another table is wanted. */
  over(table: string): void
}

const BATCH = 24
const BURST = 50
/** A server that does not answer in this time has forgotten to. */
const PATIENCE = 600_000

/** One who sends requests without waiting for the answers. */
export async function requester(crowd: Crowd, requests: Requests): Promise<void> {
  let pipe = new Pipe(crowd.url)
  for (let n = crowd.take('requests', BATCH); n > 0; n = crowd.take('requests', BATCH)) {
    crowd.check()
    if (!pipe.open) pipe = new Pipe(crowd.url)
    const sent = Array.from({ length: n }, () => requests.next())
    const waiting = sent.map((one) => ({ ...one, answered: pipe.send(one.bytes, one.head) }))
    for (const { what, head, answered } of waiting) {
      const answer = await inTime(answered, what)
      if (pipe.broken) throw new Broken(`${what}: ${pipe.broken.message}`)
      if (answer === null) continue
      const wrong = wrongWith(answer, head)
      if (wrong !== null) throw new Broken(`${what} was answered with ${wrong}`)
      crowd.answered(answer.status)
      if (answer.status === 200) crowd.pool.learn(answer.body, answer.cookies)
    }
  }
  pipe.end()
}

/** One with a socket that talks mostly nonsense; it comes back as somebody else when it is turned out. */
export async function talker(crowd: Crowd, dice: Sfc32): Promise<void> {
  const frames = new Frames(crowd.pool, dice)
  let line: Talk | null = null
  for (let n = crowd.take('frames', BURST); n > 0; n = crowd.take('frames', BURST)) {
    crowd.check()
    if (line === null || !line.open) line = await Talk.open(crowd, newcomer(crowd, dice))
    for (let i = 0; i < n; i++) line.send(frames.next(line.cookie))
    await inTime(line.settled(), 'a burst of frames')
  }
  line?.end()
}

/** Mostly somebody who sits at tables. */
function newcomer({ pool }: Crowd, dice: Sfc32): string {
  return once(dice, 4) ? pool.cookies.any(dice, '') : pool.seats.any(dice, NOWHERE).cookie
}

const NOWHERE = { cookie: '', table: '' }

/** One who opens connections and writes anything. */
export async function vandal(crowd: Crowd, dice: Sfc32): Promise<void> {
  while (crowd.take('raw', 1) > 0) {
    crowd.check()
    const bytes = rawBytes(crowd.url, dice)
    const heard = await rawExchange(crowd.url, bytes)
    const what = JSON.stringify(Buffer.concat(bytes).toString('latin1').slice(0, 120))
    // After the upgrade it is frames that come.
    const answer = heard.startsWith('HTTP/1.1 101') ? '' : heard
    const reader = new AnswerReader(
      (one) => {
        const wrong = wrongWith(one, false)
        if (wrong !== null) throw new Broken(`${what} was answered with ${wrong}`)
        crowd.answered(one.status)
      },
      () => false,
    )
    reader.feed(Buffer.from(answer, 'latin1'))
    if (reader.rest !== '') throw new Broken(`${what} was answered with ${reader.rest.slice(0, 200)}`)
  }
}

const IDLE = /^\{"type":"(table|presence|chat)"/
const NEWS = /^\{"type":"news"/

/** A socket of the crowd. */
class Talk {
  readonly cookie: string
  readonly #socket: WebSocket
  readonly #crowd: Crowd
  #pings = 0
  #settle = () => {}
  #wrong: Broken | null = null

  private constructor(crowd: Crowd, cookie: string, socket: WebSocket) {
    this.cookie = cookie
    this.#crowd = crowd
    this.#socket = socket
    socket.on('message', (data) => this.#hear(String(data)))
    socket.on('error', () => undefined)
    socket.on('close', () => this.#settle())
  }

  static open(crowd: Crowd, cookie: string): Promise<Talk> {
    const headers = { origin: crowd.url, ...(cookie !== '' && { cookie }) }
    const socket = new WebSocket(`${crowd.url.replace('http', 'ws')}/api/socket`, { headers })
    return new Promise((settle, fail) => {
      const talk = new Talk(crowd, cookie, socket)
      socket.once('open', () => {
        for (const { table } of crowd.pool.seats.list.filter((seat) => seat.cookie === cookie))
          talk.send({ kind: 'text', text: JSON.stringify({ type: 'watch', table, since: null }) })
        settle(talk)
      })
      socket.once('error', ({ message }) => fail(new Broken(`a socket was turned away: ${message}`)))
    })
  }

  get open(): boolean {
    return this.#socket.readyState === WebSocket.OPEN
  }

  send(frame: Frame): void {
    const socket = this.#socket
    if (frame.kind === 'binary') socket.send(frame.bytes, { binary: true })
    else if (frame.kind === 'ping') socket.ping(frame.bytes)
    else if (frame.kind === 'text') socket.send(frame.text)
    else {
      const middle = frame.text.length >> 1
      socket.send(frame.text.slice(0, middle), { fin: false })
      socket.send(frame.text.slice(middle), { fin: true })
    }
  }

  /** When all that was sent has been dealt with, or the socket is closed. */
  async settled(): Promise<void> {
    const id = -++this.#pings
    this.#socket.send(JSON.stringify({ type: 'ping', id }))
    if (this.open)
      await new Promise<void>((settle) => {
        this.#settle = settle
      })
    if (this.#wrong) throw this.#wrong
  }

  end(): void {
    this.#socket.terminate()
  }

  #hear(text: string): void {
    // Most of what a watcher is told changes nothing here, and reading it all would take as long as all the rest.
    if (
      IDLE.test(text) ||
      (NEWS.test(text) && !text.includes('"decision":{') && !text.includes('"asked":null'))
    )
      return
    const message = readServerMessage(text)
    if (message === null) this.#wrong = new Broken(`an unknown message: ${text.slice(0, 200)}`)
    else this.#heard(message)
  }

  #heard(message: ServerMessage): void {
    if (message.type === 'pong' && message.id === -this.#pings) this.#settle()
    if (message.type === 'refused') {
      if (!isFailure(message.error)) this.#wrong = new Broken(`refused as ${JSON.stringify(message.error)}`)
      this.#crowd.refused(message.error.code)
    }
    if (message.type === 'done') this.#crowd.done()
    if (message.type === 'news' && message.news.asked === null) this.#crowd.over(message.table)
    if (message.type !== 'news' || !message.news.decision || this.cookie === '') return
    const { table, news } = message
    // Closed options too: they are what somebody would try.
    const texts = message.news.decision.options.map(({ text }) => text)
    if (texts.length > 0) this.#crowd.pool.offers.add({ table, seq: news.seq, texts, cookie: this.cookie })
  }
}

async function inTime<T>(promise: Promise<T>, what: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Broken(`${what} got no answer`)), PATIENCE)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
