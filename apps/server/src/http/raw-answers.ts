import type { Duplex } from 'node:stream'
import { HEADERS } from '@gam/files'
import type { Failure } from '@gam/protocol/wire'

// Imported, it would read everything that the module has to give, a whole HTTP client among it.
const { STATUS_CODES } = process.getBuiltinModule('node:http')

// What never becomes a request is answered on the bare connection, in the same form as all else.

/** Bytes that are no HTTP, headers without end, or a request that does not come to its end in time. */
export function answerUnreadable(error: { readonly code?: string }, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT')
    turnAway(socket, 408, { code: 'bad-request', why: 'This request took too long to arrive.', rule: null })
  else if (error.code === 'HPE_HEADER_OVERFLOW')
    turnAway(socket, 431, { code: 'too-large', why: 'The headers of this request are too long.', rule: null })
  else turnAway(socket, 400, { code: 'bad-request', why: 'This is no HTTP that can be read.', rule: null })
}

/** Answers and ends the connection. */
export function turnAway(socket: Duplex, status: number, failure: Failure): void {
  const body = JSON.stringify({ error: failure })
  const headers = {
    ...HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`
  // Whoever does not take it, or goes on sending, is not waited for.
  socket.end(head + body, () => socket.destroy())
}
