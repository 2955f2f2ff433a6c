import { id, meAnswer, passkeyAnswer, passkeyList, passkeyNamed, passkeyOptions } from '@gam/protocol/schemas'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { Denied } from '../../denied.ts'
import { passkeyIn, putPasskey } from '../../identity/cookie.ts'
import type { Identity } from '../../identity/identity.ts'
import type { Passkeys, Site } from '../../identity/passkeys.ts'
import type { Sessions } from '../../identity/sessions.ts'
import type { Settings } from '../../settings.ts'
import { type App, answers, me } from '../app.ts'
import { enter } from '../enter.ts'
import { limits } from '../limits.ts'
import { isOwnOrigin, isSecure } from '../origins.ts'

export interface PasskeyRoutes {
  readonly identity: Identity
  readonly sessions: Sessions
  readonly passkeys: Passkeys
  readonly settings: Settings
}

/** Passkeys: those somebody has, a new one, and logging in with one. */
export function passkeyRoutes(app: App, ports: PasskeyRoutes): void {
  const { identity, sessions, passkeys, settings } = ports
  const { byAddress } = limits(settings)

  app.get(
    '/api/me/passkeys',
    { schema: { summary: 'My passkeys', tags: ['account'], response: answers(passkeyList) } },
    async (request) => ({ passkeys: await passkeys.list(me(request).id) }),
  )

  app.delete(
    '/api/me/passkeys/:passkey',
    {
      schema: {
        summary: 'Removes a passkey; never the last way into an account',
        tags: ['account'],
        params: z.object({ passkey: id }),
        response: answers(meAnswer),
      },
    },
    async (request) => {
      const person = me(request).id
      await passkeys.remove(person, request.params.passkey)
      return { me: await identity.me(person) }
    },
  )

  app.post(
    '/api/passkeys/options',
    {
      config: byAddress.perHour(60),
      schema: {
        summary: 'What the browser needs to make a passkey',
        tags: ['people'],
        body: passkeyNamed,
        response: answers(passkeyOptions),
      },
    },
    async (request, reply) => {
      const question = await passkeys.askNew(me(request), request.body.login, siteOf(request, settings))
      putPasskey(reply, question.secret, isSecure(request, settings.origins))
      return { options: question.options }
    },
  )

  app.post(
    '/api/passkeys',
    {
      config: byAddress.perHour(60),
      schema: {
        summary: 'Adds a passkey; makes an account of a guest',
        tags: ['people'],
        body: passkeyAnswer.extend(passkeyNamed.shape),
        response: answers(meAnswer),
      },
    },
    async (request) => {
      const person = me(request)
      const secret = passkeyIn(request.cookies)
      const { login, response } = request.body
      await passkeys.addNew(person, login, siteOf(request, settings), secret, response)
      sessions.forget(person.id)
      return { me: await identity.me(person.id) }
    },
  )

  app.post(
    '/api/login/passkey/options',
    {
      config: byAddress.perHour(120),
      schema: {
        summary: 'What the browser needs to use a passkey',
        tags: ['people'],
        response: answers(passkeyOptions),
      },
    },
    async (request, reply) => {
      const question = await passkeys.askLogin(siteOf(request, settings))
      putPasskey(reply, question.secret, isSecure(request, settings.origins))
      return { options: question.options }
    },
  )

  app.post(
    '/api/login/passkey',
    {
      config: byAddress.perHour(120),
      schema: {
        summary: 'Logs in with a passkey',
        tags: ['people'],
        body: passkeyAnswer,
        response: answers(meAnswer),
      },
    },
    async (request, reply) => {
      const secret = passkeyIn(request.cookies)
      const person = await passkeys.login(siteOf(request, settings), secret, request.body.response)
      return enter(ports, request, reply, person)
    },
  )
}

/** Passkeys belong to the address they were made at. */
function siteOf(request: FastifyRequest, { origins }: Settings): Site {
  const { origin } = request.headers
  if (origin === undefined || !isOwnOrigin(request.headers, origins))
    throw new Denied('not-allowed', 'Passkeys are for browsers on our own pages.')
  return { origin, host: new URL(origin).hostname }
}
