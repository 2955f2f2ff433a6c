import { finishedList, gameRecord, id, text } from '@gam/protocol/schemas'
import { z } from 'zod'
import { Denied } from '../../denied.ts'
import { admit } from '../../model/table-doc.ts'
import type { TableStore } from '../../store/table-store.ts'
import { entryOf } from '../../tables/listing.ts'
import type { LiveTables } from '../../tables/live-tables.ts'
import { recordOf } from '../../tables/record.ts'
import { type App, answers } from '../app.ts'

const PAGE = 50
const tags = ['finished games']
const query = z.object({ game: text(40).optional(), before: z.string().max(60).optional() })

/** What was played to its end is there for everybody who may know of it. */
export function finishedRoutes(
  app: App,
  { tables, liveTables, now }: { tables: TableStore; liveTables: LiveTables; now(): number },
): void {
  app.get(
    '/api/tables/:table/record',
    {
      schema: {
        summary: 'A finished game with all that is needed to verify it',
        tags,
        params: z.object({ table: id }),
        response: answers(gameRecord),
      },
    },
    async (request) => {
      const { table } = request.params
      const person = request.person?.id ?? null
      // As it is stored, so that it can be had even where this program cannot play it again.
      const game = await tables.finishedGame(table)
      if (game === null) {
        ;(await liveTables.table(table)).views.admit(person)
        throw new Denied('wrong-time', 'This game is not over.')
      }
      admit(game.doc, person)
      return recordOf(game, now())
    },
  )

  app.get(
    '/api/finished',
    {
      schema: {
        summary: 'Finished public games, the newest first',
        tags,
        querystring: query,
        response: answers(finishedList),
      },
    },
    async (request) => {
      const { game, before } = request.query
      const found = await tables.finished(game, readCursor(before), PAGE)
      const last = found.length === PAGE ? found[PAGE - 1] : undefined
      return {
        games: found.map((table) => entryOf(table, request.person?.id ?? null)),
        next: last ? `${last.ended}-${last.id}` : null,
      }
    },
  )

  app.get(
    '/api/export.ndjson',
    {
      config: { rateLimit: { max: 10, timeWindow: 60_000 } },
      schema: {
        summary: 'The records of all finished public games, one a line, the newest first',
        tags,
        querystring: query.pick({ game: true }),
        produces: ['application/x-ndjson'],
      },
    },
    async (request, reply) => {
      reply.type('application/x-ndjson; charset=utf-8')
      return reply.send(ReadableStream.from(linesOf(tables, request.query.game, now())))
    },
  )
}

async function* linesOf(
  tables: TableStore,
  game: string | undefined,
  now: number,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  let before: { ended: number; id: string } | null = null
  for (;;) {
    const page = await tables.finished(game, before, PAGE)
    for (const { id: table, ended } of page) {
      const finished = await tables.finishedGame(table)
      if (finished) yield encoder.encode(`${JSON.stringify(recordOf(finished, now))}\n`)
      before = { ended: ended ?? 0, id: table }
    }
    if (page.length < PAGE) return
  }
}

function readCursor(text: string | undefined): { ended: number; id: string } | null {
  if (text === undefined) return null
  const [, ended, table] = /^(\d{1,15})-([A-Za-z0-9_-]{22})$/.exec(text) ?? []
  if (ended === undefined || table === undefined)
    throw new Denied('bad-request', '"before" is what the last answer gave as "next".')
  return { ended: Number(ended), id: table }
}
