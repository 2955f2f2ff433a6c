import { type ClientMessage, readServerMessage, type ServerMessage } from '@gam/protocol/wire'
import { WebSocket as LastingSocket } from 'partysocket'

/** How the connection stands: for the line under the header, never a reason to stop looking at the board. */
export type LinkState = 'connecting' | 'open' | 'lost'

const PING_MS = 20_000
/** An answer to a ping that takes longer than this means that nobody is there. */
const PATIENCE_MS = 10_000

/**
 * The one socket of this page, however many tables it watches. It comes back by itself; whoever listens is told
 * when it does and asks again for what it wants.
 */
export class Link {
  readonly #socket: LastingSocket
  readonly #heard: (message: ServerMessage) => void
  readonly #changed: (state: LinkState) => void
  #state: LinkState = 'connecting'
  #beat: ReturnType<typeof setInterval> | null = null
  #alarm: ReturnType<typeof setTimeout> | null = null
  #pings = 0

  constructor(heard: (message: ServerMessage) => void, changed: (state: LinkState) => void) {
    this.#heard = heard
    this.#changed = changed
    const address = new URL('/api/socket', location.href)
    address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:'
    this.#socket = new LastingSocket(address.href, [], {
      minReconnectionDelay: 300,
      maxReconnectionDelay: 8000,
      maxEnqueuedMessages: 0,
    })
    this.#socket.addEventListener('open', () => this.#open())
    this.#socket.addEventListener('close', () => this.#lost())
    this.#socket.addEventListener('message', ({ data }) => this.#hear(data))
    addEventListener('online', this.#retry)
    addEventListener('offline', this.#rope)
    document.addEventListener('visibilitychange', this.#look)
  }

  get state(): LinkState {
    return this.#state
  }

  /** False: there is no connection now; ask again when it is back. */
  send(message: ClientMessage): boolean {
    if (this.#state !== 'open') return false
    this.#socket.send(JSON.stringify(message))
    return true
  }

  /** Comes back at once, as whoever the browser is by now. */
  reconnect(): void {
    this.#rest()
    this.#socket.reconnect()
    this.#move('connecting')
  }

  close(): void {
    removeEventListener('online', this.#retry)
    removeEventListener('offline', this.#rope)
    document.removeEventListener('visibilitychange', this.#look)
    this.#rest()
    this.#socket.close()
  }

  readonly #retry = () => {
    if (this.#state !== 'open') this.#socket.reconnect()
  }

  /** The device knows before the socket does; nothing is sent into the void meanwhile. */
  readonly #rope = () => this.#socket.close()

  /** A page that slept may have missed that its socket is dead. */
  readonly #look = () => {
    if (document.visibilityState === 'visible') this.#ping()
  }

  #open(): void {
    this.#move('open')
    this.#rest()
    this.#beat = setInterval(() => this.#ping(), PING_MS)
  }

  #lost(): void {
    this.#rest()
    this.#move('lost')
  }

  #ping(): void {
    if (!this.send({ type: 'ping', id: ++this.#pings })) return
    this.#alarm ??= setTimeout(() => {
      this.#alarm = null
      this.#socket.reconnect()
    }, PATIENCE_MS)
  }

  #hear(data: unknown): void {
    if (this.#alarm !== null) clearTimeout(this.#alarm)
    this.#alarm = null
    const message = typeof data === 'string' ? readServerMessage(data) : null
    if (message) this.#heard(message)
  }

  #rest(): void {
    if (this.#beat !== null) clearInterval(this.#beat)
    if (this.#alarm !== null) clearTimeout(this.#alarm)
    this.#beat = null
    this.#alarm = null
  }

  #move(state: LinkState): void {
    if (this.#state === state) return
    this.#state = state
    this.#changed(state)
  }
}
