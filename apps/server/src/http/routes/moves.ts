import { done, ok, submission, undoing, undone, voting } from '@gam/protocol/schemas'
import type { Settings } from '../../settings.ts'
import type { LiveTables } from '../../tables/live-tables.ts'
import { type App, answers, me, OK } from '../app.ts'
import { limits } from '../limits.ts'
import { tableOf, tableParams } from './table-of.ts'

const tags = ['tables']
/** Moves over HTTP a minute by one person. */
const MOST = 600

/** What is done in a game. */
export function moveRoutes(
  app: App,
  { liveTables, settings }: { readonly liveTables: LiveTables; readonly settings: Settings },
): void {
  const { byPerson } = limits(settings)

  app.post(
    '/api/tables/:table/moves',
    {
      config: byPerson.perMinute(MOST),
      schema: {
        summary: 'Plays one or more actions, all or none; answers when they are committed',
        tags,
        params: tableParams,
        body: submission,
        response: answers(done),
      },
    },
    async (request) => {
      const { id: submitted, seq, actions } = request.body
      return (await tableOf(liveTables, request)).moves.submit(me(request).id, submitted, seq, actions)
    },
  )

  app.post(
    '/api/tables/:table/undo',
    {
      schema: {
        summary: 'Takes my last action back, or asks the table to',
        tags,
        params: tableParams,
        body: undoing,
        response: answers(undone),
      },
    },
    async (request) => {
      const table = await tableOf(liveTables, request)
      const { id: submitted, seq, whole } = request.body
      const undone = await table.moves.undo(me(request).id, submitted, seq, whole)
      return undone ? { ...undone, asked: false } : { id: submitted, seq: table.seq, asked: true }
    },
  )

  app.post(
    '/api/tables/:table/vote',
    {
      schema: {
        summary: 'Lets a move be taken back, or not',
        tags,
        params: tableParams,
        body: voting,
        response: answers(ok),
      },
    },
    async (request) => {
      await (await tableOf(liveTables, request)).moves.vote(me(request).id, request.body.agree)
      return OK
    },
  )
}
