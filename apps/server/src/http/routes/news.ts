import { count, id, namedNews, news, totals } from '@gam/protocol/schemas'
import { z } from 'zod'
import type { Settings } from '../../settings.ts'
import type { LiveTables } from '../../tables/live-tables.ts'
import { type App, answers } from '../app.ts'
import { limits } from '../limits.ts'
import { tableParams, visibleTable } from './table-of.ts'

const tags = ['tables']

/** What a game shows to whoever asks: now, at an earlier moment, and its points. */
export function newsRoutes(
  app: App,
  { liveTables, settings }: { readonly liveTables: LiveTables; readonly settings: Settings },
): void {
  const { byPerson } = limits(settings)

  app.get(
    '/api/tables/:table/news',
    {
      schema: {
        summary: 'The game for my eyes, with names instead of numbers',
        tags,
        params: tableParams,
        querystring: z.object({ since: z.coerce.number().pipe(count).optional() }),
        response: answers(namedNews),
      },
    },
    async (request) =>
      (await visibleTable(liveTables, request)).views.namedNews(
        request.person?.id ?? null,
        request.query.since ?? null,
      ),
  )

  app.get(
    '/api/tables/:table/moments/:moves',
    {
      config: byPerson.perMinute(300),
      schema: {
        summary: 'The game after so many actions, for my eyes',
        tags,
        params: z.object({ table: id, moves: z.coerce.number().pipe(count) }),
        response: answers(news),
      },
    },
    async (request) =>
      (await visibleTable(liveTables, request)).views.momentAt(
        request.person?.id ?? null,
        request.params.moves,
      ),
  )

  app.get(
    '/api/tables/:table/totals',
    {
      config: byPerson.perMinute(60),
      schema: {
        summary: 'The points of every seat after each action, as far as I may know',
        tags,
        params: tableParams,
        response: answers(totals),
      },
    },
    async (request) => ({
      totals: (await visibleTable(liveTables, request)).views.totals(request.person?.id ?? null),
    }),
  )
}
