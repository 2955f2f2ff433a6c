import { codeAnswer, id, invitation, tableCode } from '@gam/protocol/schemas'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { Denied } from '../../denied.ts'
import type { Came, InviteLinks } from '../../network/invite-links.ts'
import type { Settings } from '../../settings.ts'
import type { CodeStore } from '../../store/code-store.ts'
import type { LiveTables } from '../../tables/live-tables.ts'
import { type App, answers, me } from '../app.ts'

export interface InvitationRoutes {
  readonly liveTables: LiveTables
  readonly codes: CodeStore
  readonly inviteLinks: InviteLinks
  readonly settings: Settings
  now(): number
}

/** Guesses from one address in ten minutes: there are eight million codes. */
const GUESSES = 20
const TEN_MINUTES = 600_000

/** How others come to a table: what can be said of its link, and a code to tell by voice. */
export function invitationRoutes(
  app: App,
  { liveTables, codes, inviteLinks, settings, now }: InvitationRoutes,
): void {
  app.addHook('onRequest', async (request) => inviteLinks.heard(cameBy(request)))

  app.get(
    '/api/tables/:table/invitation',
    {
      schema: {
        summary: 'How others come to this table; for those who sit there',
        tags: ['tables'],
        params: z.object({ table: id }),
        response: answers(invitation),
      },
    },
    async (request) => {
      const table = await liveTables.table(request.params.table)
      const person = me(request).id
      if (table.viewerOf(person) === null && table.doc.host !== person)
        throw new Denied('not-allowed', 'Who sits at the table invites others to it.')
      const code = table.status === 'open' ? await codes.of(table.id, now()) : null
      return { ...inviteLinks.to(`/table/${table.id}`, cameBy(request)), code }
    },
  )

  app.get(
    '/api/codes/:code',
    {
      config: {
        rateLimit: { max: Math.ceil(GUESSES * settings.limits.factor), timeWindow: TEN_MINUTES },
      },
      schema: {
        summary: 'The table that a code was told for, while it waits for people',
        tags: ['tables'],
        params: z.object({ code: tableCode }),
        response: answers(codeAnswer),
      },
    },
    async (request) => {
      const table = await codes.find(request.params.code)
      if (table === null) throw new Denied('not-found', 'No table waits under this code.')
      return { table }
    },
  )
}

function cameBy(request: FastifyRequest): Came {
  return { host: request.host, address: request.ip, secure: request.protocol === 'https' }
}
