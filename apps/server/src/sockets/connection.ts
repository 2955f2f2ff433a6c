import type { Duplex } from 'node:stream'
import { readClientMessage } from '@gam/protocol/schemas'
import { type ClientMessage, type Failure, LIMITS, type Person, type ServerMessage } from '@gam/protocol/wire'
import type { WebSocket } from 'ws'
import { z } from 'zod'
import { BROKEN, Denied, failureOf, UNAVAILABLE } from '../denied.ts'
import { isUnavailable } from '../store/unavailable.ts'
import type { Manner, Watcher } from '../tables/audience.ts'
import type { LiveTables } from '../tables/live-tables.ts'
import type { Table } from '../tables/table.ts'
import { Outbox } from './outbox.ts'
import { TokenBucket } from './token-bucket.ts'

export interface ConnectionPorts {
  readonly liveTables: LiveTables
  readonly limits: { readonly messages: number; readonly behind: number }
  now(): number
  trouble(where: string, error: unknown): void
  dropped(why: string): void
  submitted(outcome: string, ms: number): void
}

type Act = Exclude<ClientMessage, { readonly type: 'submit' }>

/** Messages of one socket that wait for their turn; who sends more without reading is let go. */
const MOST_WAITING = 100
const MOST_MISTAKES = 50
const POLICY = 1008
const CHAT_RESERVE = 6

/** One socket: what it sends is done in order, what it watches is told to it. */
export class Connection implements Watcher {
  readonly person: string | null
  readonly mutes: ReadonlySet<string>
  readonly #who: Person | null
  readonly #socket: WebSocket
  readonly #outbox: Outbox
  readonly #ports: ConnectionPorts
  readonly #watched = new Map<string, () => void>()
  /** The last of them: who watches it keeps it in memory, so it need not be looked for. */
  #table: Table | null = null
  readonly #bucket: TokenBucket
  readonly #chat: TokenBucket
  /** What was heard and is not answered yet; the first is being answered. */
  readonly #heardTexts: (string | null)[] = []
  #mistakes = 0
  #closed = false
  alive = true

  constructor(
    socket: WebSocket,
    wire: Duplex,
    who: Person | null,
    mutes: ReadonlySet<string>,
    ports: ConnectionPorts,
  ) {
    this.#socket = socket
    this.#outbox = new Outbox(socket, wire)
    this.#who = who
    this.person = who?.id ?? null
    this.mutes = mutes
    this.#ports = ports
    const { messages } = ports.limits
    this.#bucket = new TokenBucket(messages, messages * 3, ports.now())
    this.#chat = new TokenBucket(1, CHAT_RESERVE, ports.now())
    socket.on('message', (data, binary) => {
      if (this.#spend()) this.#heard(binary ? null : String(data))
    })
    // Frames of the protocol itself are cheap, not free.
    socket.on('ping', () => this.#spend())
    socket.on('pong', () => {
      if (this.#spend()) this.alive = true
    })
    socket.on('close', () => this.#gone())
    // A broken frame or a reset ends in `close` too.
    socket.on('error', () => undefined)
    this.#say({ type: 'welcome', protocol: 1, person: who, now: ports.now() })
  }

  get open(): boolean {
    return !this.#closed
  }

  send(text: string, canWait = false): void {
    if (this.#ended) return
    if (this.#outbox.waiting > this.#ports.limits.behind) {
      // It will come back and say how far it got.
      this.#ports.dropped('slow')
      this.#socket.terminate()
      return
    }
    this.#outbox.put(text, canWait)
  }

  /** Ends it politely. */
  bye(why: string, again: boolean, code = 1001): void {
    this.#say({ type: 'bye', why, again })
    this.#outbox.send()
    this.#socket.close(code)
  }

  /** Ends it without another word. */
  cut(): void {
    this.#socket.terminate()
  }

  ping(): void {
    if (this.alive) {
      this.alive = false
      this.#socket.ping()
    } else {
      this.#ports.dropped('silent')
      this.#socket.terminate()
    }
  }

  #say(message: ServerMessage): void {
    this.send(JSON.stringify(message))
  }

  /** It is closed, or about to be: nothing is said or heard any more. */
  get #ended(): boolean {
    return this.#closed || this.#socket.readyState !== this.#socket.OPEN
  }

  /** Whether this frame is to be heard: not after the end, nor of somebody who sends too many, which is the end. */
  #spend(): boolean {
    if (this.#ended) return false
    if (this.#bucket.take(this.#ports.now()) && this.#heardTexts.length < MOST_WAITING) return true
    this.#ports.dropped('flood')
    this.bye('Too many messages.', true, POLICY)
    return false
  }

  #heard(text: string | null): void {
    this.#heardTexts.push(text)
    if (this.#heardTexts.length === 1) void this.#answerAll()
  }

  async #answerAll(): Promise<void> {
    while (this.#heardTexts.length > 0) {
      try {
        await this.#answer(this.#heardTexts[0] ?? null)
      } catch (error) {
        this.#ports.trouble('socket', error)
        this.cut()
      }
      this.#heardTexts.shift()
    }
  }

  async #answer(text: string | null): Promise<void> {
    if (this.#closed) return
    const message = readMessage(text)
    if ('code' in message) {
      this.#refuse(null, null, message)
      if (++this.#mistakes > MOST_MISTAKES) this.bye('Too many messages that make no sense.', false, POLICY)
      return
    }
    const started = performance.now()
    try {
      if (message.type === 'submit') {
        const table =
          this.#table?.id === message.table ? this.#table : await this.#ports.liveTables.table(message.table)
        const { id, seq } = await table.moves.submit(this.#me.id, message.id, message.seq, message.actions)
        this.#say({ type: 'done', table: table.id, id, seq })
        this.#ports.submitted('done', performance.now() - started)
      } else await this.#act(message)
    } catch (error) {
      const failure = failureOf(error)
      if (message.type === 'submit')
        this.#ports.submitted(failure?.code ?? 'broken', performance.now() - started)
      if (failure === null) this.#ports.trouble('socket', error)
      const id = 'id' in message && typeof message.id === 'string' ? message.id : null
      const table = 'table' in message ? message.table : null
      this.#refuse(table, id, failure ?? (isUnavailable(error) ? UNAVAILABLE : BROKEN))
      if (failure?.code === 'stale') await this.#resync(message).catch(() => this.cut())
    }
  }

  async #act(message: Act): Promise<void> {
    const { liveTables } = this.#ports
    switch (message.type) {
      case 'ping':
        return this.#say({ type: 'pong', id: message.id, now: this.#ports.now() })
      case 'watch':
        return this.#watch(message.table, message.since, mannerOf(message))
      case 'unwatch':
        return this.#unwatch(message.table)
      case 'undo': {
        const table = await liveTables.table(message.table)
        const done = await table.moves.undo(this.#me.id, message.id, message.seq, message.whole)
        return this.#say(
          done
            ? { type: 'done', table: table.id, ...done }
            : { type: 'asked', table: table.id, id: message.id },
        )
      }
      case 'vote':
        return (await liveTables.table(message.table)).moves.vote(this.#me.id, message.agree)
      case 'share':
        return (await liveTables.table(message.table)).opening.share(this.#me.id, message.share)
      case 'chat': {
        if (!this.#chat.take(this.#ports.now()))
          throw new Denied('too-fast', 'Wait a moment before you say more.')
        const table = await liveTables.table(message.table)
        table.views.admit(this.person)
        await table.company.say(this.#me, message.id, message.text)
        return this.#say({ type: 'done', table: table.id, id: message.id, seq: table.seq })
      }
    }
  }

  async #watch(id: string, since: number | null, manner: Manner): Promise<void> {
    this.#unwatch(id)
    if (this.#watched.size >= LIMITS.watched)
      throw new Denied('too-many', `One socket watches ${LIMITS.watched} tables at the most.`)
    const { liveTables } = this.#ports
    const end = await liveTables.watch(id, this, since, manner)
    if (this.#closed) return end()
    this.#watched.set(id, end)
    const table = await liveTables.table(id)
    if (!this.#closed) this.#table = table
  }

  #unwatch(id: string): void {
    if (this.#table?.id === id) this.#table = null
    this.#watched.get(id)?.()
    this.#watched.delete(id)
  }

  /** What a client missed that answered an old position. */
  async #resync(message: ClientMessage): Promise<void> {
    if (!('table' in message) || !('seq' in message)) return
    const table = await this.#ports.liveTables.table(message.table)
    const news = table.views.news(this.person, message.seq)
    if (news) this.#say({ type: 'news', table: table.id, news })
  }

  get #me(): Person {
    if (this.#who) return this.#who
    throw new Denied('no-session', 'Choose a name first.')
  }

  #refuse(table: string | null, id: string | null, error: Failure): void {
    this.#say({ type: 'refused', table, id, error })
  }

  #gone(): void {
    this.#closed = true
    for (const end of this.#watched.values()) end()
    this.#watched.clear()
    this.#table = null
  }
}

function mannerOf({ changes, short }: ClientMessage & { readonly type: 'watch' }): Manner {
  return !changes ? 'whole' : short ? 'short changes' : 'changes'
}

function readMessage(text: string | null): ClientMessage | Failure {
  const bad = (why: string): Failure => ({ code: 'bad-request', why, rule: null })
  if (text === null) return bad('Messages are text, not binary.')
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return bad('This message is not JSON.')
  }
  try {
    const { success, data, error } = readClientMessage(json)
    return success ? data : bad(`This message makes no sense: ${z.prettifyError(error).slice(0, 300)}`)
  } catch {
    // A `length` that is an object, and the like: checking it fails before it can be found wrong.
    return bad('This message makes no sense.')
  }
}
