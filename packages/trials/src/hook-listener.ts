import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer, type Server } from 'node:https'
import type { Socket } from 'node:net'
import { LOOPBACK } from './loopback-certificate.ts'

const TRICKLE = 100

/**
 * An https listener on loopback that behaves as its path says: `/good` answers at once, `/status/NNN` with that
 * status, `/away` points elsewhere, `/silent` never answers, `/trickle` answers a byte at a time without end, and
 * `/endless` says yes and then never stops talking.
 */
export class HookListener {
  /** The path of every call that came. */
  readonly calls: string[] = []
  readonly bodies: string[] = []
  readonly #server: Server
  readonly #open = new Set<Socket>()

  private constructor() {
    this.#server = createServer(LOOPBACK, (request, response) => this.#answer(request, response))
    this.#server.on('connection', (socket: Socket) => {
      this.#open.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => this.#open.delete(socket))
    })
  }

  static async open(host = '127.0.0.1'): Promise<HookListener> {
    const listener = new HookListener()
    await new Promise<void>((ready) => listener.#server.listen(0, host, ready))
    return listener
  }

  get port(): number {
    const address = this.#server.address()
    return typeof address === 'object' && address ? address.port : 0
  }

  /** Connections that are open now. */
  get held(): number {
    return this.#open.size
  }

  url(path: string, host = '127.0.0.1'): string {
    return `https://${host}:${this.port}${path}`
  }

  close(): void {
    for (const socket of this.#open) socket.destroy()
    this.#server.close()
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const path = request.url ?? ''
    this.calls.push(path)
    let body = ''
    request.setEncoding('utf8').on('data', (text: string) => {
      body += text
    })
    request.on('end', () => {
      this.bodies.push(body)
      this.#behave(path, response)
    })
  }

  #behave(path: string, response: ServerResponse): void {
    const status = /^\/status\/(\d{3})/.exec(path)?.[1]
    if (status) response.writeHead(Number(status)).end()
    else if (path.startsWith('/away')) response.writeHead(307, { location: this.url('/good') }).end()
    else if (path.startsWith('/trickle')) this.#trickle(response)
    else if (path.startsWith('/endless')) this.#talk(response.writeHead(200))
    else if (!path.startsWith('/silent')) response.end('fine')
  }

  #trickle({ socket }: ServerResponse): void {
    socket?.write('HTTP/1.1 200 OK\r\nx-long: ')
    const timer = setInterval(() => socket?.write('a'), TRICKLE)
    socket?.on('close', () => clearInterval(timer))
  }

  #talk(response: ServerResponse): void {
    const words = 'and so on '.repeat(1000)
    const more = () => {
      if (response.destroyed) return
      if (response.write(words)) setImmediate(more)
      else response.once('drain', more)
    }
    more()
  }
}
