import { id, ok, sessionList, sessionsEnded } from '@gam/protocol/schemas'
import { z } from 'zod'
import type { Sessions } from '../../identity/sessions.ts'
import { type App, answers, me, OK } from '../app.ts'

const tags = ['account']

/** Where somebody is logged in. */
export function sessionRoutes(app: App, { sessions }: { readonly sessions: Sessions }): void {
  app.get(
    '/api/me/sessions',
    { schema: { summary: 'Where I am logged in', tags, response: answers(sessionList) } },
    async (request) => ({ sessions: await sessions.list(me(request).id, request.session) }),
  )

  app.delete(
    '/api/me/sessions',
    { schema: { summary: 'Ends all my sessions but this one', tags, response: answers(sessionsEnded) } },
    async (request) => ({ ended: await sessions.endOthers(me(request).id, request.session) }),
  )

  app.delete(
    '/api/me/sessions/:session',
    {
      schema: {
        summary: 'Ends one of my sessions',
        tags,
        params: z.object({ session: id }),
        response: answers(ok),
      },
    },
    async (request) => {
      await sessions.endOne(me(request).id, request.params.session)
      return OK
    },
  )
}
