import {
  botCreated,
  botList,
  id,
  meAnswer,
  muting,
  naming,
  ok,
  passkeyAnswer,
  passkeyNamed,
  passkeyOptions,
} from '@gam/protocol/schemas'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { Denied } from '../denied.ts'
import { passkeyIn, putPasskey, putSession } from '../identity/cookie.ts'
import { deviceOf } from '../identity/device.ts'
import type { Identity } from '../identity/identity.ts'
import type { Passkeys, Site } from '../identity/passkeys.ts'
import type { Rename } from '../identity/renaming.ts'
import type { Sessions } from '../identity/sessions.ts'
import type { Settings } from '../settings.ts'
import { type App, answers, me } from './app.ts'
import { dailyQuota } from './daily-quota.ts'
import { isOwnOrigin, isSecure } from './origins.ts'

const OK = { ok: true } as const
const HOUR = 3_600_000

export interface PeoplePorts {
  readonly identity: Identity
  readonly sessions: Sessions
  readonly passkeys: Passkeys
  readonly settings: Settings
  /** Another name, which their tables hear of. */
  readonly rename: Rename
}

export function peopleRoutes(
  app: App,
  { identity, sessions, passkeys, settings, rename }: PeoplePorts,
): void {
  const perHour = (max: number) => ({
    rateLimit: { max: Math.ceil(max * settings.limits.factor), timeWindow: HOUR },
  })
  const secure = (request: FastifyRequest) => isSecure(request, settings.origins)
  const device = (request: FastifyRequest) => deviceOf(request.headers['user-agent'])

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
      const { person, secret } = await identity.guest(request.body.name, device(request))
      putSession(reply, secret, secure(request))
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

  const ask = (request: FastifyRequest, reply: FastifyReply, secret: string) =>
    putPasskey(reply, secret, secure(request))

  app.post(
    '/api/passkeys/options',
    {
      config: perHour(60),
      schema: {
        summary: 'What the browser needs to make a passkey',
        tags: ['people'],
        body: passkeyNamed,
        response: answers(passkeyOptions),
      },
    },
    async (request, reply) => {
      const question = await passkeys.askNew(me(request), request.body.login, siteOf(request, settings))
      ask(request, reply, question.secret)
      return { options: question.options }
    },
  )

  app.post(
    '/api/passkeys',
    {
      config: perHour(60),
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
      config: perHour(120),
      schema: {
        summary: 'What the browser needs to use a passkey',
        tags: ['people'],
        response: answers(passkeyOptions),
      },
    },
    async (request, reply) => {
      const question = await passkeys.askLogin(siteOf(request, settings))
      ask(request, reply, question.secret)
      return { options: question.options }
    },
  )

  app.post(
    '/api/login/passkey',
    {
      config: perHour(120),
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
      putSession(reply, await sessions.open(person, device(request)), secure(request))
      return { me: await identity.me(person) }
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

  app.get(
    '/api/bots',
    { schema: { summary: 'My bots', tags: ['bots'], response: answers(botList) } },
    async (request) => {
      const bots = await identity.bots(me(request).id)
      return { bots: bots.map((bot) => ({ id: bot.id, name: bot.name, created: bot.created })) }
    },
  )

  app.post(
    '/api/bots',
    {
      config: perHour(60),
      schema: {
        summary: 'A bot of mine; its token is shown this once',
        tags: ['bots'],
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
        tags: ['bots'],
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

/** Passkeys belong to the address they were made at. */
function siteOf(request: FastifyRequest, { origins }: Settings): Site {
  const { origin } = request.headers
  if (origin === undefined || !isOwnOrigin(request.headers, origins))
    throw new Denied('not-allowed', 'Passkeys are for browsers on our own pages.')
  return { origin, host: new URL(origin).hostname }
}
