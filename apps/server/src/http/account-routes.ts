import type { Json } from '@gam/kernel'
import {
  confirming,
  id,
  json,
  meAnswer,
  ok,
  passkeyList,
  passwordChange,
  recovering,
  recoveryCodes,
  recoveryLink,
  recoveryMail,
  registration,
  sessionList,
  sessionsEnded,
} from '@gam/protocol/schemas'
import type { Person } from '@gam/protocol/wire'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { Denied } from '../denied.ts'
import type { Accounts } from '../identity/accounts.ts'
import { dropSession, putSession } from '../identity/cookie.ts'
import { deviceOf } from '../identity/device.ts'
import type { Identity } from '../identity/identity.ts'
import type { Passkeys } from '../identity/passkeys.ts'
import type { Sessions } from '../identity/sessions.ts'
import type { Settings } from '../settings.ts'
import { type App, answers, me } from './app.ts'
import { isSecure } from './origins.ts'

const OK = { ok: true } as const
const HOUR = 3_600_000
const tags = ['account']

export interface AccountRoutes {
  readonly identity: Identity
  readonly accounts: Accounts
  readonly sessions: Sessions
  readonly passkeys: Passkeys
  readonly settings: Settings
  /** All that is known of somebody. */
  readonly dataOf: (person: string) => Promise<{ [part: string]: Json }>
  /** Forgets somebody who has shown that it is their wish. */
  readonly forget: (person: Person, password: string | null) => Promise<void>
  /** Sends a letter with a link that sets another password; null where this server sends none. */
  readonly sendLink: ((login: string) => Promise<void>) | null
}

/** Accounts, the sessions in which somebody is logged in, and the ways back in. */
export function accountRoutes(app: App, ports: AccountRoutes): void {
  const { identity, accounts, sessions, passkeys, settings, sendLink } = ports
  const perHour = (max: number) => ({
    rateLimit: { max: Math.ceil(max * settings.limits.factor), timeWindow: HOUR },
  })
  /** A session of its own for whoever has just shown who they are. */
  const enter = async (request: FastifyRequest, reply: FastifyReply, { id: person }: Person) => {
    const secret = await sessions.open(person, deviceOf(request.headers['user-agent']))
    putSession(reply, secret, isSecure(request, settings.origins))
    return { me: await identity.me(person) }
  }

  app.post(
    '/api/account',
    {
      config: perHour(20),
      schema: {
        summary: 'Keeps this guest as an account',
        tags,
        body: registration,
        response: answers(meAnswer),
      },
    },
    async (request) => {
      const person = me(request)
      await accounts.register(person, request.body.login, request.body.password)
      return { me: await identity.me(person.id) }
    },
  )

  app.post(
    '/api/login',
    {
      config: perHour(60),
      schema: { summary: 'Logs in with a password', tags, body: registration, response: answers(meAnswer) },
    },
    async (request, reply) =>
      enter(request, reply, await accounts.login(request.body.login, request.body.password)),
  )

  app.post(
    '/api/logout',
    { schema: { summary: 'Ends this session', tags, response: answers(ok) } },
    async (request, reply) => {
      if (request.session !== null) await sessions.end([request.session])
      dropSession(reply, isSecure(request, settings.origins))
      return OK
    },
  )

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

  app.put(
    '/api/me/password',
    {
      config: perHour(30),
      schema: {
        summary: 'Another password; ends all my sessions but this one',
        tags,
        body: passwordChange,
        response: answers(meAnswer),
      },
    },
    async (request) => {
      const person = me(request)
      const { old, password } = request.body
      await accounts.changePassword(person, old, password, request.session)
      return { me: await identity.me(person.id) }
    },
  )

  app.post(
    '/api/me/recovery-codes',
    {
      config: perHour(30),
      schema: {
        summary: 'New recovery codes, shown this once; those from before are worth nothing',
        tags,
        body: confirming,
        response: answers(recoveryCodes),
      },
    },
    async (request) => ({ codes: await accounts.newCodes(me(request), request.body.password) }),
  )

  app.post(
    '/api/recover',
    {
      config: perHour(30),
      schema: {
        summary: 'Another password by a recovery code; ends all sessions and logs in',
        tags,
        body: recovering,
        response: answers(meAnswer),
      },
    },
    async (request, reply) => {
      const { login, code, password } = request.body
      return enter(request, reply, await accounts.recover(login, code, password))
    },
  )

  app.post(
    '/api/recover/mail',
    {
      config: perHour(10),
      schema: {
        summary: 'Sends a link for another password, where there is an address for it',
        tags,
        body: recoveryMail,
        response: answers(ok),
      },
    },
    async (request) => {
      if (sendLink === null)
        throw new Denied('wrong-time', 'This server sends no mail; use one of your recovery codes.')
      // The same answer whoever it is: this tells nobody who has an account.
      await sendLink(request.body.login)
      return OK
    },
  )

  app.post(
    '/api/recover/link',
    {
      config: perHour(30),
      schema: {
        summary: 'Another password by a link that was sent; ends all sessions and logs in',
        tags,
        body: recoveryLink,
        response: answers(meAnswer),
      },
    },
    async (request, reply) => {
      const { token, password } = request.body
      return enter(request, reply, await accounts.recoverByLink(token, password))
    },
  )

  app.get(
    '/api/me/export',
    {
      config: perHour(20),
      schema: { summary: 'All that is known of me', tags, response: answers(z.record(z.string(), json)) },
    },
    async (request, reply) => {
      reply.header('content-disposition', 'attachment; filename="gam-my-data.json"')
      return ports.dataOf(me(request).id)
    },
  )

  app.delete(
    '/api/me',
    {
      config: perHour(20),
      schema: {
        summary: 'Forgets me: sessions, passkeys, name, what I said; the moves of finished games stay',
        tags,
        body: confirming,
        response: answers(ok),
      },
    },
    async (request, reply) => {
      await ports.forget(me(request), request.body.password)
      dropSession(reply, isSecure(request, settings.origins))
      return OK
    },
  )

  app.get(
    '/api/me/passkeys',
    { schema: { summary: 'My passkeys', tags, response: answers(passkeyList) } },
    async (request) => ({ passkeys: await passkeys.list(me(request).id) }),
  )

  app.delete(
    '/api/me/passkeys/:passkey',
    {
      schema: {
        summary: 'Removes a passkey; never the last way into an account',
        tags,
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
}
