import { ordering, ordersAnswer } from '@gam/protocol/schemas'
import type { Settings } from '../../settings.ts'
import type { LiveTables } from '../../tables/live-tables.ts'
import { type App, answers, me } from '../app.ts'
import { limits } from '../limits.ts'
import { tableParams, visibleTable } from './table-of.ts'

const tags = ['tables']

/** What the table declines for somebody. */
export function orderRoutes(
  app: App,
  { liveTables, settings }: { readonly liveTables: LiveTables; readonly settings: Settings },
): void {
  const { byPerson } = limits(settings)

  app.get(
    '/api/tables/:table/orders',
    {
      schema: {
        summary: 'My standing orders, and those that I could give',
        tags,
        params: tableParams,
        response: answers(ordersAnswer),
      },
    },
    async (request) => (await visibleTable(liveTables, request)).orders.of(me(request).id),
  )

  app.put(
    '/api/tables/:table/orders',
    {
      config: byPerson.perMinute(60),
      schema: {
        summary: 'All that the table declines for me from now on; nobody else is told',
        tags,
        params: tableParams,
        body: ordering,
        response: answers(ordersAnswer),
      },
    },
    async (request) =>
      (await visibleTable(liveTables, request)).orders.give(me(request).id, request.body.orders),
  )
}
