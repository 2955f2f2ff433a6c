import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type FailureCode, LIMITS, type Person } from '@gam/protocol/wire'
import { WebSocketServer } from 'ws'
import { statusOf } from '../http/failures.ts'
import { bearerIn, isOwnOrigin } from '../http/origins.ts'
import { turnAway } from '../http/raw-answers.ts'
import { sessionIn } from '../identity/cookie.ts'
import { householdOf } from '../network/household.ts'
import { Connection, type ConnectionPorts } from './connection.ts'

const PATH = '/api/socket'
const HEARTBEAT = 25_000
/** Who has not gone by then is cut off. */
const LEAVE_TAKING = 2000
/** Whoever it was may come back, as whoever they are by then. */
const ENDED = 'This session has ended.'
const NONE: ReadonlySet<string> = new Set()

export interface SocketPorts extends ConnectionPorts {
  readonly origins: readonly string[]
  readonly trustProxy: boolean
  readonly limits: ConnectionPorts['limits'] & {
    readonly sockets: number
    readonly socketsPerAddress: number
  }
  cookies(header: string): { readonly [name: string]: string }
  who(secret: string): Promise<Person | null>
  /** Calls back when this session ends. */
  attach(secret: string, ended: () => void): () => void
  mutes(person: string): Promise<ReadonlySet<string>>
}

/** Takes sockets in: from our own pages with their cookie, from bots with their token, from nobody to watch. */
export class SocketServer {
  readonly #ports: SocketPorts
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: LIMITS.message,
    perMessageDeflate: false,
    clientTracking: false,
  })
  readonly #connections = new Set<Connection>()
  readonly #addresses = new Map<string, number>()
  readonly #timer: NodeJS.Timeout
  #closing = false

  constructor(http: Server, ports: SocketPorts) {
    this.#ports = ports
    this.#server.on('wsClientError', (_error, socket) =>
      refuse(socket, 'bad-request', 'This is no way to open a WebSocket.'),
    )
    http.on('upgrade', (request, socket, head) => {
      this.#upgrade(request, socket, head).catch((error: unknown) => {
        ports.trouble('upgrade', error)
        refuse(socket, 'unavailable', 'The store does not answer; try again in a moment.')
      })
    })
    this.#timer = setInterval(() => {
      for (const connection of this.#connections) connection.ping()
    }, HEARTBEAT)
  }

  get size(): number {
    return this.#connections.size
  }

  /** Says good-bye to everybody: they will find another process, or this one when it is back. */
  close(): void {
    this.#closing = true
    clearInterval(this.#timer)
    for (const connection of this.#connections) connection.bye('The server is restarting.', true)
    setTimeout(() => {
      for (const connection of this.#connections) connection.cut()
    }, LEAVE_TAKING).unref()
  }

  async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    // Errors of a socket that is being turned away are nobody's business.
    socket.on('error', () => undefined)
    if ((request.url ?? '').split('?')[0] !== PATH)
      return refuse(socket, 'not-found', `Sockets are at ${PATH}.`)
    const { headers } = request
    const token = bearerIn(headers)
    const secret = token ?? sessionIn(this.#ports.cookies(headers.cookie ?? ''))?.secret
    const foreign = headers.origin !== undefined && !isOwnOrigin(headers, this.#ports.origins)
    const unsaid = headers.origin === undefined && token === undefined && secret !== undefined
    if (foreign || unsaid)
      return refuse(socket, 'not-allowed', 'Sockets are for our own pages, and for bots with a token.')
    const address = this.#addressOf(request)
    const { sockets, socketsPerAddress } = this.#ports.limits
    const theirs = this.#addresses.get(address) ?? 0
    if (this.#closing || this.#connections.size >= sockets)
      return refuse(socket, 'unavailable', 'The server is full; try again later.')
    if (theirs >= socketsPerAddress)
      return refuse(socket, 'too-fast', 'Too many sockets from one address; close one first.')
    this.#addresses.set(address, theirs + 1)
    socket.once('close', () => this.#left(address))
    let connection: Connection | null = null
    let ended = false
    if (secret !== undefined) {
      const end = () => {
        if (connection) return connection.bye(ENDED, true, 1008)
        ended = true
        refuse(socket, 'no-session', ENDED)
      }
      socket.once('close', this.#ports.attach(secret, end))
    }
    const who = secret === undefined ? null : await this.#ports.who(secret)
    const mutes = who === null ? NONE : await this.#ports.mutes(who.id)
    if (ended || socket.destroyed) return
    this.#server.handleUpgrade(request, socket, head, (client) => {
      const opened = new Connection(client, socket, who, mutes, this.#ports)
      connection = opened
      this.#connections.add(opened)
      client.on('close', () => this.#connections.delete(opened))
    })
  }

  #left(address: string): void {
    const rest = (this.#addresses.get(address) ?? 1) - 1
    if (rest > 0) this.#addresses.set(address, rest)
    else this.#addresses.delete(address)
  }

  #addressOf({ headers, socket }: IncomingMessage): string {
    const forwarded = String(headers['x-forwarded-for'] ?? '')
      .split(',')
      .at(-1)
      ?.trim()
    return householdOf((this.#ports.trustProxy && forwarded) || (socket.remoteAddress ?? ''))
  }
}

function refuse(socket: Duplex, code: FailureCode, why: string): void {
  const failure = { code, why, rule: null }
  turnAway(socket, statusOf(failure), failure)
}
