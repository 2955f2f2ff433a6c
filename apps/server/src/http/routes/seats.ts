import { answering, id, joining, ok, seatIndex, seating, tableAnswer } from '@gam/protocol/schemas'
import { z } from 'zod'
import type { LiveTables } from '../../tables/live-tables.ts'
import { type App, answers, me, OK } from '../app.ts'
import { shown, tableOf, tableParams } from './table-of.ts'

const tags = ['tables']

/** Who sits where, and who plays for whom. */
export function seatRoutes(app: App, { liveTables }: { readonly liveTables: LiveTables }): void {
  app.post(
    '/api/tables/:table/join',
    {
      schema: {
        summary: 'Sits down, or asks for a seat that was left',
        tags,
        params: tableParams,
        body: joining,
        response: answers(tableAnswer),
      },
    },
    async (request) => {
      const table = await tableOf(liveTables, request)
      await table.seats.join(me(request), request.body)
      return shown(table, request)
    },
  )

  app.post(
    '/api/tables/:table/leave',
    {
      schema: {
        summary: 'Gets up; in a game a bot plays on',
        tags,
        params: tableParams,
        response: answers(ok),
      },
    },
    async (request) => {
      await (await tableOf(liveTables, request)).seats.leave(me(request).id)
      return OK
    },
  )

  app.put(
    '/api/tables/:table/seats/:seat',
    {
      schema: {
        summary: 'Gives a seat to a bot, or back, or asks the others to',
        tags,
        params: z.object({ table: id, seat: z.coerce.number().pipe(seatIndex) }),
        body: seating,
        response: answers(tableAnswer),
      },
    },
    async (request) => {
      const table = await tableOf(liveTables, request)
      await table.seats.set(me(request).id, request.params.seat, request.body.bot)
      return shown(table, request)
    },
  )

  app.post(
    '/api/tables/:table/asks/:person',
    {
      schema: {
        summary: 'Answers what somebody asked about a seat, or takes back what I asked',
        tags,
        params: z.object({ table: id, person: id }),
        body: answering,
        response: answers(tableAnswer),
      },
    },
    async (request) => {
      const table = await tableOf(liveTables, request)
      await table.questions.answer(me(request).id, request.params.person, request.body.agree)
      return shown(table, request)
    },
  )
}
