import {
  confirming,
  meAnswer,
  ok,
  recovering,
  recoveryCodes,
  recoveryLink,
  recoveryMail,
} from '@gam/protocol/schemas'
import { Denied } from '../../denied.ts'
import type { Accounts } from '../../identity/accounts.ts'
import type { Identity } from '../../identity/identity.ts'
import type { Sessions } from '../../identity/sessions.ts'
import type { Settings } from '../../settings.ts'
import { type App, answers, me, OK } from '../app.ts'
import { enter } from '../enter.ts'
import { limits } from '../limits.ts'

export interface RecoveryRoutes {
  readonly identity: Identity
  readonly accounts: Accounts
  readonly sessions: Sessions
  readonly settings: Settings
  /** Sends a letter with a link that sets another password; null where this server sends none. */
  readonly sendLink: ((login: string) => Promise<void>) | null
}

const tags = ['account']

/** The ways back into an account. */
export function recoveryRoutes(app: App, ports: RecoveryRoutes): void {
  const { accounts, settings, sendLink } = ports
  const { byAddress } = limits(settings)

  app.post(
    '/api/me/recovery-codes',
    {
      config: byAddress.perHour(30),
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
      config: byAddress.perHour(30),
      schema: {
        summary: 'Another password by a recovery code; ends all sessions and logs in',
        tags,
        body: recovering,
        response: answers(meAnswer),
      },
    },
    async (request, reply) => {
      const { login, code, password } = request.body
      const { id } = await accounts.recover(login, code, password)
      return enter(ports, request, reply, id)
    },
  )

  app.post(
    '/api/recover/mail',
    {
      config: byAddress.perHour(10),
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
      config: byAddress.perHour(30),
      schema: {
        summary: 'Another password by a link that was sent; ends all sessions and logs in',
        tags,
        body: recoveryLink,
        response: answers(meAnswer),
      },
    },
    async (request, reply) => {
      const { token, password } = request.body
      const { id } = await accounts.recoverByLink(token, password)
      return enter(ports, request, reply, id)
    },
  )
}
