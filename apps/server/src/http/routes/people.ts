import { meAnswer, muting, naming, ok } from '@gam/protocol/schemas'
import { putSession } from '../../identity/cookie.ts'
import { deviceOf } from '../../identity/device.ts'
import type { Identity } from '../../identity/identity.ts'
import type { Rename } from '../../identity/renaming.ts'
import type { Settings } from '../../settings.ts'
import { type App, answers, me, OK } from '../app.ts'
import { dailyQuota } from '../daily-quota.ts'
import { isSecure } from '../origins.ts'

export interface PeopleRoutes {
  readonly identity: Identity
  readonly settings: Settings
  /** Another name, which their tables hear of. */
  readonly rename: Rename
}

const HOUR = 3_600_000

/** Who somebody is, by what name, and whom they do not want to hear. */
export function peopleRoutes(app: App, { identity, settings, rename }: PeopleRoutes): void {
  app.post(
    '/api/guests',
    {
      config: { rateLimit: { max: settings.limits.guests, timeWindow: HOUR } },
      preHandler: dailyQuota(app, settings.limits.additions, 'guests'),
      schema: { summary: 'A guest, at once', tags: ['people'], body: naming, response: answers(meAnswer) },
    },
    async (request, reply) => {
      // Who is known already stays who they are; this only says the name anew.
      if (request.person && request.person.kind !== 'bot') {
        await rename(request.person, request.body.name)
        return { me: await identity.me(request.person.id) }
      }
      const { person, secret } = await identity.guest(
        request.body.name,
        deviceOf(request.headers['user-agent']),
      )
      putSession(reply, secret, isSecure(request, settings.origins))
      return { me: await identity.me(person.id) }
    },
  )

  app.get(
    '/api/me',
    { schema: { summary: 'Who I am', tags: ['people'], response: answers(meAnswer) } },
    async (request) => ({ me: await identity.me(me(request).id) }),
  )

  app.patch(
    '/api/me',
    { schema: { summary: 'Another name', tags: ['people'], body: naming, response: answers(meAnswer) } },
    async (request) => {
      await rename(me(request), request.body.name)
      return { me: await identity.me(me(request).id) }
    },
  )

  app.put(
    '/api/me/mutes',
    {
      schema: {
        summary: 'Whom I do not want to hear',
        tags: ['people'],
        body: muting,
        response: answers(ok),
      },
    },
    async (request) => {
      await identity.mute(me(request).id, request.body.person, request.body.muted)
      return OK
    },
  )
}
