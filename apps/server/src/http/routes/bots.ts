import { botCreated, botList, id, naming, ok } from '@gam/protocol/schemas'
import { z } from 'zod'
import type { Identity } from '../../identity/identity.ts'
import type { Settings } from '../../settings.ts'
import { type App, answers, me, OK } from '../app.ts'
import { limits } from '../limits.ts'

const tags = ['bots']

/** The bots of a person. */
export function botRoutes(
  app: App,
  { identity, settings }: { readonly identity: Identity; readonly settings: Settings },
): void {
  const { byAddress } = limits(settings)

  app.get(
    '/api/bots',
    { schema: { summary: 'My bots', tags, response: answers(botList) } },
    async (request) => {
      const bots = await identity.bots(me(request).id)
      return { bots: bots.map((bot) => ({ id: bot.id, name: bot.name, created: bot.created })) }
    },
  )

  app.post(
    '/api/bots',
    {
      config: byAddress.perHour(60),
      schema: {
        summary: 'A bot of mine; its token is shown this once',
        tags,
        body: naming,
        response: answers(botCreated),
      },
    },
    async (request) => {
      const { bot, token } = await identity.newBot(me(request), request.body.name)
      return { bot: { id: bot.id, name: bot.name }, token }
    },
  )

  app.delete(
    '/api/bots/:bot',
    {
      schema: {
        summary: 'Ends a bot: its token is worth nothing any more',
        tags,
        params: z.object({ bot: id }),
        response: answers(ok),
      },
    },
    async (request) => {
      await identity.endBot(me(request).id, request.params.bot)
      return OK
    },
  )
}
