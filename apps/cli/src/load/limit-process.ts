import { type WebSocket, WebSocketServer } from 'ws'
import { MARKS } from './limit-party.ts'
import { onPostgres, onSqlite } from './limit-stores.ts'

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
  readonly table: string
}

// What Node and its libraries cost without a game: a message is read, written down so that it lasts, and then told
// to four. Nothing is looked at, so no server on the same `ws` and the same database can do with less.
const tables = new Map<string, Player[]>()
const { DATABASE_URL } = process.env
const write =
  DATABASE_URL === undefined ? onSqlite() : await onPostgres(DATABASE_URL, (told) => told.forEach(tell))
let waiting: Move[] = []
let writing = false

async function writeAll(): Promise<void> {
  if (writing) return
  writing = true
  let done: readonly Move[] = []
  while (waiting.length > 0) {
    const group = waiting
    waiting = []
    const kept = write(
      group.map(({ text }) => text),
      group.map(({ table }) => table),
    )
    // The next group is on its way while those of the last are told.
    done.forEach(answer)
    await kept
    done = group
  }
  writing = false
  done.forEach(answer)
}

function answer({ mover, table }: Move): void {
  mover.wire.cork()
  mover.socket.send(MARKS.done)
  tell(table)
  mover.wire.uncork()
}

function tell(table: string): void {
  for (const { socket } of tables.get(table) ?? []) socket.send(NEWS)
}

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
server.on('connection', (socket, { url = '', socket: wire }) => {
  const table = url.slice(1)
  const players = tables.get(table) ?? []
  tables.set(table, players)
  const mover = { socket, wire }
  players.push(mover)
  socket.on('message', (data) => {
    JSON.parse(String(data))
    waiting.push({ text: String(data), mover, table })
    // Whatever else arrives in this turn of the event loop joins the group.
    if (waiting.length === 1) setImmediate(() => void writeAll())
  })
})
server.on('listening', () => {
  const address = server.address()
  process.send?.({ result: [typeof address === 'object' ? address?.port : 0] })
})
process.on('disconnect', () => process.exit())
