import { committing, ok, sharing, starting, tableAnswer } from '@gam/protocol/schemas'
import type { LiveTables } from '../../tables/live-tables.ts'
import { type App, answers, me, OK } from '../app.ts'
import { shown, tableOf, tableParams } from './table-of.ts'

const tags = ['tables']

/** How a game comes to begin: shares in the deal, and the start. */
export function openingRoutes(app: App, { liveTables }: { readonly liveTables: LiveTables }): void {
  app.put(
    '/api/tables/:table/commitment',
    {
      schema: {
        summary: 'Binds my seat to its share in the deal',
        tags,
        params: tableParams,
        body: committing,
        response: answers(ok),
      },
    },
    async (request) => {
      await (await tableOf(liveTables, request)).opening.commit(me(request).id, request.body.commitment)
      return OK
    },
  )

  app.post(
    '/api/tables/:table/share',
    {
      schema: {
        summary: 'Shows my share in the deal',
        tags,
        params: tableParams,
        body: sharing,
        response: answers(ok),
      },
    },
    async (request) => {
      await (await tableOf(liveTables, request)).opening.share(me(request).id, request.body.share)
      return OK
    },
  )

  app.post(
    '/api/tables/:table/start',
    {
      schema: {
        summary: 'Begins the game',
        tags,
        params: tableParams,
        body: starting,
        response: answers(tableAnswer),
      },
    },
    async (request) => {
      const table = await tableOf(liveTables, request)
      await table.opening.start(me(request).id, request.body?.empty)
      return shown(table, request)
    },
  )
}
