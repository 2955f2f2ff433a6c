import { chatList, chatText, ok, reporting, submissionId } from '@gam/protocol/schemas'
import { z } from 'zod'
import { Denied } from '../../denied.ts'
import type { Identity } from '../../identity/identity.ts'
import type { Settings } from '../../settings.ts'
import type { ChatStore } from '../../store/chat-store.ts'
import type { LiveTables } from '../../tables/live-tables.ts'
import { type App, answers, me, OK } from '../app.ts'
import { limits } from '../limits.ts'
import { tableParams, visibleTable } from './table-of.ts'

export interface ChatRoutes {
  readonly liveTables: LiveTables
  readonly chat: ChatStore
  readonly identity: Identity
  readonly settings: Settings
  now(): number
}

const tags = ['tables']

/** What is said at a table. */
export function chatRoutes(app: App, { liveTables, chat, identity, settings, now }: ChatRoutes): void {
  const { byPerson } = limits(settings)

  app.get(
    '/api/tables/:table/chat',
    { schema: { summary: 'The latest lines', tags, params: tableParams, response: answers(chatList) } },
    async (request) => {
      const table = await visibleTable(liveTables, request)
      const mutes = request.person ? await identity.mutes(request.person.id) : new Set<string>()
      return { lines: await table.company.chat(mutes) }
    },
  )

  app.post(
    '/api/tables/:table/chat',
    {
      config: byPerson.perMinute(60),
      schema: {
        summary: 'Says a line',
        tags,
        params: tableParams,
        body: z.object({ id: submissionId, text: chatText }),
        response: answers(ok),
      },
    },
    async (request) => {
      const person = me(request)
      await (await visibleTable(liveTables, request)).company.say(person, request.body.id, request.body.text)
      return OK
    },
  )

  app.post(
    '/api/tables/:table/reports',
    {
      config: byPerson.perHour(30),
      schema: {
        summary: 'Reports a line',
        tags,
        params: tableParams,
        body: reporting,
        response: answers(ok),
      },
    },
    async (request) => {
      const person = me(request).id
      const { line, why } = request.body
      const table = await visibleTable(liveTables, request)
      if (!(await chat.report(table.id, line, person, why, now())))
        throw new Denied('not-found', 'There is no such line.')
      return OK
    },
  )
}
