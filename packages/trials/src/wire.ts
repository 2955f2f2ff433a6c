import { type ClientMessage, readServerMessage, type ServerMessage } from '@gam/protocol/wire'
import { WebSocket } from 'ws'
import { Lost } from './guest.ts'

/** A socket whose messages are read one by one. */
export class Wire {
  readonly socket: WebSocket
  readonly #heard: ServerMessage[] = []
  #waiting: ((message: ServerMessage | null) => void) | null = null

  private constructor(socket: WebSocket) {
    this.socket = socket
    socket.on('message', (data) => this.#hear(String(data)))
    socket.on('close', () => this.#pass(null))
    socket.on('error', () => undefined)
  }

  static open(url: string, headers: { readonly [name: string]: string }): Promise<Wire> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { headers })
    const wire = new Wire(socket)
    return new Promise((settle, fail) => {
      socket.once('open', () => settle(wire))
      socket.once('close', () => fail(new Lost('no socket')))
    })
  }

  send(message: ClientMessage): void {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message))
  }

  /** The next message; lost when the connection is. */
  async next(): Promise<ServerMessage> {
    const message = this.#heard.shift() ?? (await this.#nextHeard())
    if (message === null) throw new Lost('the socket closed')
    return message
  }

  close(): void {
    this.socket.close()
  }

  /** Without another word. */
  cut(): void {
    this.socket.terminate()
  }

  #nextHeard(): Promise<ServerMessage | null> {
    if (this.socket.readyState >= WebSocket.CLOSING) return Promise.resolve(null)
    return new Promise((settle) => {
      this.#waiting = settle
    })
  }

  #hear(text: string): void {
    const message = readServerMessage(text)
    if (message !== null && !this.#pass(message)) this.#heard.push(message)
  }

  #pass(message: ServerMessage | null): boolean {
    const waiting = this.#waiting
    this.#waiting = null
    waiting?.(message)
    return waiting !== null
  }
}
