import type { ServerResponse } from 'node:http'
import type { NamedNews, TableInfo } from '@gam/protocol/wire'
import { Denied } from '../denied.ts'
import type { TableStore } from '../store/table-store.ts'
import type { LiveTables } from '../tables/live-tables.ts'
import { type App, me } from './app.ts'

const ALIVE = 15_000
const MOST_TABLES = 50
const MOST_STREAMS = 5

type Line =
  | { readonly type: 'table'; readonly table: TableInfo }
  | { readonly type: 'news'; readonly table: string; readonly news: NamedNews }

export interface StreamPorts {
  readonly liveTables: LiveTables
  readonly tables: TableStore
  readonly behind: number
  /** Calls back when the session of a request ends. */
  attach(session: string, ended: () => void): () => void
  trouble(where: string, error: unknown): void
}

/** Everything a bot needs to play, one JSON object a line, for as long as it reads; empty lines keep it alive. */
export function botStream(app: App, ports: StreamPorts): () => void {
  const open = new Map<string, Set<Stream>>()
  app.get(
    '/api/bot/stream',
    {
      schema: {
        summary: 'What happens at my tables, one JSON object a line, as it happens',
        tags: ['bots'],
        produces: ['application/x-ndjson'],
      },
    },
    async (request, reply) => {
      const person = me(request).id
      const streams = open.get(person) ?? new Set()
      open.set(person, streams)
      if (streams.size >= MOST_STREAMS)
        throw new Denied('too-many', `${MOST_STREAMS} streams are open already; close one first.`)
      reply.hijack()
      reply.raw.writeHead(200, {
        ...reply.getHeaders(),
        'content-type': 'application/x-ndjson; charset=utf-8',
        'cache-control': 'no-store',
      } as Record<string, string>)
      const stream = new Stream(reply.raw, person, ports)
      const detach = request.session === null ? null : ports.attach(request.session, () => stream.close())
      streams.add(stream)
      reply.raw.on('close', () => {
        stream.end()
        detach?.()
        streams.delete(stream)
        if (streams.size === 0) open.delete(person)
      })
    },
  )
  return () => {
    for (const streams of open.values()) for (const stream of streams) stream.close()
  }
}

class Stream {
  readonly #out: ServerResponse
  readonly #person: string
  readonly #ports: StreamPorts
  readonly #told = new Map<string, { seq: number; revision: number }>()
  readonly #unfollow: () => void
  readonly #timer: NodeJS.Timeout
  #looking = false
  #again = false

  constructor(out: ServerResponse, person: string, ports: StreamPorts) {
    this.#out = out
    this.#person = person
    this.#ports = ports
    this.#unfollow = ports.liveTables.follow(person, () => void this.#look())
    this.#timer = setInterval(() => this.#write('\n'), ALIVE)
    this.#write('\n')
    void this.#look()
  }

  end(): void {
    this.#unfollow()
    clearInterval(this.#timer)
    for (const table of this.#told.keys()) this.#ports.liveTables.presence.go(table, this.#person)
    this.#told.clear()
  }

  close(): void {
    this.#out.end()
  }

  async #look(): Promise<void> {
    this.#again = true
    if (this.#looking) return
    this.#looking = true
    try {
      while (this.#again && !this.#out.destroyed) {
        this.#again = false
        for (const { id, status } of await this.#ports.tables.of(this.#person, MOST_TABLES))
          if (status !== 'over' || this.#told.has(id)) await this.#tell(id)
      }
    } catch (error) {
      this.#ports.trouble('stream', error)
      this.#out.destroy()
    } finally {
      this.#looking = false
    }
  }

  async #tell(id: string): Promise<void> {
    const table = await this.#ports.liveTables.table(id)
    if (this.#out.destroyed) return
    const told = this.#told.get(id)
    if (!told) this.#ports.liveTables.presence.come(id, this.#person)
    const info = table.views.info(this.#person)
    this.#told.set(id, { seq: table.seq, revision: info.revision })
    if (told?.revision !== info.revision) this.#line({ type: 'table', table: info })
    if (table.seq > 0 && (told?.seq !== table.seq || told.revision !== info.revision))
      this.#line({
        type: 'news',
        table: id,
        news: table.views.namedNews(this.#person, told && told.seq > 0 ? told.seq : null),
      })
  }

  #line(line: Line): void {
    this.#write(`${JSON.stringify(line)}\n`)
  }

  #write(text: string): void {
    if (this.#out.writableLength > this.#ports.behind) this.#out.destroy()
    else if (!this.#out.destroyed) this.#out.write(text)
  }
}
