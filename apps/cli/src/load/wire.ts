import { WebSocket } from 'ws'

let heardInAll = 0

/** How many bytes all sockets of this process have heard so far. */
export function bytesHeard(): number {
  return heardInAll
}

/** A socket whose messages are handed on as bytes: most of them need never be read. */
export function openWire(
  url: string,
  headers: { readonly [name: string]: string },
  heard: (bytes: Buffer) => void,
): Promise<WebSocket> {
  const socket = new WebSocket(url, { headers, perMessageDeflate: false, skipUTF8Validation: true })
  socket.on('message', (data) => {
    if (!Buffer.isBuffer(data)) return
    heardInAll += data.length
    heard(data)
  })
  return new Promise((settle, fail) => {
    socket.once('open', () => settle(socket))
    socket.once('error', fail)
    socket.on('close', (code) => fail(new Error(`a socket was closed (${code})`)))
  })
}

/** Is this text at this place? */
export function hasAt(bytes: Buffer, text: Buffer, at: number): boolean {
  return bytes.compare(text, 0, text.length, at, Math.min(at + text.length, bytes.length)) === 0
}
