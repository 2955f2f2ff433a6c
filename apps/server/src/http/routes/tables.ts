import { tableAnswer, tableList, tablePlan, text } from '@gam/protocol/schemas'
import { LIMITS } from '@gam/protocol/wire'
import { z } from 'zod'
import { Denied } from '../../denied.ts'
import { gameOf } from '../../games.ts'
import { docOf } from '../../model/plan.ts'
import type { Source } from '../../model/starting-point.ts'
import { isOpenTo } from '../../model/table-doc.ts'
import type { Settings } from '../../settings.ts'
import type { TableStore } from '../../store/table-store.ts'
import { entryOf } from '../../tables/listing.ts'
import type { LiveTables } from '../../tables/live-tables.ts'
import { recordOf } from '../../tables/record.ts'
import { type App, answers, me } from '../app.ts'
import { dailyQuota } from '../daily-quota.ts'
import { limits } from '../limits.ts'
import { shown, tableOf, tableParams, visibleTable } from './table-of.ts'

export interface TableRoutes {
  readonly liveTables: LiveTables
  readonly tables: TableStore
  readonly settings: Settings
  now(): number
}

const DAY = 86_400_000
/** New tables an hour by one person. */
const MOST = 60
const tags = ['tables']

/** Tables: those that are open, mine, a new one, one of them, and the same once more. */
export function tableRoutes(app: App, ports: TableRoutes): void {
  const { liveTables, tables, settings, now } = ports
  const { byPerson } = limits(settings)
  const quota = dailyQuota(app, settings.limits.additions, 'tables')

  app.get(
    '/api/tables',
    {
      schema: {
        summary: 'The lobby: public tables with a free seat',
        tags,
        querystring: z.object({ game: text(40).optional() }),
        response: answers(tableList),
      },
    },
    async (request) => {
      const open = await tables.lobby(request.query.game, now() - DAY, LIMITS.page)
      const free = open.filter(({ doc }) => doc.seats.some((seat) => isOpenTo(seat, null)))
      return { tables: free.map((table) => entryOf(table, request.person?.id ?? null)) }
    },
  )

  app.get(
    '/api/me/tables',
    { schema: { summary: 'My tables, those that wait for me first', tags, response: answers(tableList) } },
    async (request) => {
      const person = me(request).id
      const mine = (await tables.of(person, LIMITS.page)).map((table) => entryOf(table, person))
      return { tables: mine.sort((a, b) => Number(b.yourTurn) - Number(a.yourTurn)) }
    },
  )

  app.post(
    '/api/tables',
    {
      config: byPerson.perHour(MOST),
      preHandler: quota,
      schema: { summary: 'Makes a table', tags, body: tablePlan, response: answers(tableAnswer) },
    },
    async (request) => {
      const person = me(request)
      const game = gameOf(request.body.game)
      const source = await sourceOf(ports, request.body.from, person.id)
      return shown(await liveTables.create(docOf(game, request.body, person, source)), request)
    },
  )

  app.get(
    '/api/tables/:table',
    { schema: { summary: 'A table', tags, params: tableParams, response: answers(tableAnswer) } },
    async (request) => shown(await visibleTable(liveTables, request), request),
  )

  app.post(
    '/api/tables/:table/rematch',
    {
      config: byPerson.perHour(MOST),
      preHandler: quota,
      schema: {
        summary: 'The same table once more',
        tags,
        params: tableParams,
        response: answers(tableAnswer),
      },
    },
    async (request) => {
      const table = await tableOf(liveTables, request)
      return shown(await liveTables.rematch(table, me(request)), request)
    },
  )
}

/** The game that a table is to go on from: a finished one of this server, or one that was sent along. */
async function sourceOf(
  { liveTables, tables, now }: TableRoutes,
  from: z.output<typeof tablePlan>['from'],
  person: string,
): Promise<Source | null> {
  if (from === undefined) return null
  if ('replay' in from) return { replay: from.replay, ours: false }
  const table = await liveTables.table(from.table)
  table.views.admit(person)
  const finished = await tables.finishedGame(table.id)
  if (finished === null)
    throw new Denied('wrong-time', 'That game is not over; one can go on from it when it is.')
  const { replay } = recordOf(finished, now())
  if (replay === null)
    throw new Denied(
      'not-allowed',
      'That table keeps the key of its deal secret, so nobody can go on from it.',
    )
  return { replay, ours: true }
}
