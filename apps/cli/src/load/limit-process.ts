import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { type WebSocket, WebSocketServer } from 'ws'
import { MARKS } from './limit-party.ts'

/** As long as what a Gam server tells a player of one move of the card game. */
const NEWS = MARKS.news.padEnd(500, '.')

interface Player {
  readonly socket: WebSocket
  /** What carries it: what is said in one moment goes out in one piece. */
  readonly wire: { cork(): void; uncork(): void }
}

interface Move {
  readonly text: string
  readonly mover: Player
  readonly table: readonly Player[]
}

// What Node and its libraries cost without a game: a message is read, written down so that it lasts, and then told
// to four. Nothing is looked at, so no server on the same `ws` and SQLite can do with less.
const folder = mkdtempSync(path.join(tmpdir(), 'gam-limit-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
const writer = new Worker(new URL('./limit-writer.ts', import.meta.url), { workerData: folder })
const tables = new Map<string, Player[]>()
let waiting: Move[] = []
let written: readonly Move[] | null = null

function write(): void {
  if (written !== null || waiting.length === 0) return
  written = waiting
  waiting = []
  writer.postMessage(written.map(({ text }) => text))
}

writer.on('message', () => {
  const done = written ?? []
  written = null
  write()
  for (const { mover, table } of done) {
    mover.wire.cork()
    mover.socket.send(MARKS.done)
    for (const { socket } of table) socket.send(NEWS)
    mover.wire.uncork()
  }
})

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
server.on('connection', (socket, { url = '', socket: wire }) => {
  const table = tables.get(url) ?? []
  tables.set(url, table)
  const mover = { socket, wire }
  table.push(mover)
  socket.on('message', (data) => {
    JSON.parse(String(data))
    waiting.push({ text: String(data), mover, table })
    // Whatever else arrives in this turn of the event loop joins the group.
    if (waiting.length === 1) setImmediate(write)
  })
})
server.on('listening', () => {
  const address = server.address()
  process.send?.({ result: [typeof address === 'object' ? address?.port : 0] })
})
process.on('disconnect', () => process.exit())
