import type { Json } from '@gam/kernel'
import { confirming, json, meAnswer, ok, passwordChange, registration } from '@gam/protocol/schemas'
import type { Person } from '@gam/protocol/wire'
import { z } from 'zod'
import type { Accounts } from '../../identity/accounts.ts'
import { dropSession } from '../../identity/cookie.ts'
import type { Identity } from '../../identity/identity.ts'
import type { Sessions } from '../../identity/sessions.ts'
import type { Settings } from '../../settings.ts'
import { type App, answers, me, OK } from '../app.ts'
import { enter } from '../enter.ts'
import { limits } from '../limits.ts'
import { isSecure } from '../origins.ts'

export interface AccountRoutes {
  readonly identity: Identity
  readonly accounts: Accounts
  readonly sessions: Sessions
  readonly settings: Settings
  /** All that is known of somebody. */
  readonly dataOf: (person: string) => Promise<{ [part: string]: Json }>
  /** Forgets somebody who has shown that it is their wish. */
  readonly forget: (person: Person, password: string | null) => Promise<void>
}

const tags = ['account']

/** Accounts: making one, logging in, another password, what is known of somebody, and going for good. */
export function accountRoutes(app: App, ports: AccountRoutes): void {
  const { identity, accounts, sessions, settings } = ports
  const { byAddress } = limits(settings)

  app.post(
    '/api/account',
    {
      config: byAddress.perHour(20),
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
      config: byAddress.perHour(60),
      schema: { summary: 'Logs in with a password', tags, body: registration, response: answers(meAnswer) },
    },
    async (request, reply) => {
      const { id } = await accounts.login(request.body.login, request.body.password)
      return enter(ports, request, reply, id)
    },
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

  app.put(
    '/api/me/password',
    {
      config: byAddress.perHour(30),
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

  app.get(
    '/api/me/export',
    {
      config: byAddress.perHour(20),
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
      config: byAddress.perHour(20),
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
}
