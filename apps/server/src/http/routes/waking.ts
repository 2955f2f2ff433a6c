import { ok, pushEnding, pushKey, pushSubscription, waking } from '@gam/protocol/schemas'
import { Denied } from '../../denied.ts'
import type { Push } from '../../notify/push.ts'
import type { PeopleStore } from '../../store/people-store.ts'
import { type App, answers, me, OK } from '../app.ts'

const tags = ['waking']
const MOST_PUSHES = 20

export interface WakingRoutes {
  readonly people: PeopleStore
  readonly push: Push
  /** This server sends mail. */
  readonly mails: boolean
  now(): number
}

export function wakingRoutes(app: App, { people, push, mails, now }: WakingRoutes): void {
  app.get(
    '/api/push-key',
    { schema: { summary: 'How this server can wake somebody', tags, response: answers(pushKey) } },
    async () => ({ key: push.publicKey, mail: mails }),
  )

  app.post(
    '/api/me/push',
    { schema: { summary: 'Wakes this browser', tags, body: pushSubscription, response: answers(ok) } },
    async (request) => {
      const person = me(request).id
      const { endpoint, keys, language } = request.body
      if ((await people.pushes(person)).length >= MOST_PUSHES)
        throw new Denied('too-many', `${MOST_PUSHES} browsers are woken already; end one first.`)
      await people.addPush({ endpoint, person, ...keys, created: now() })
      if (language) await people.change(person, { language })
      return OK
    },
  )

  app.delete(
    '/api/me/push',
    {
      schema: {
        summary: 'Does not wake this browser any more',
        tags,
        body: pushEnding,
        response: answers(ok),
      },
    },
    async (request) => {
      await people.removePush(request.body.endpoint, me(request).id)
      return OK
    },
  )

  app.put(
    '/api/me/wake',
    {
      schema: {
        summary: 'How to wake me when I am not there',
        tags,
        body: waking,
        response: answers(ok),
      },
    },
    async (request) => {
      const { webhook, email, language } = request.body
      if (email !== null && !mails) throw new Denied('wrong-time', 'This server sends no mail.')
      await people.change(me(request).id, { webhook, email, ...(language && { language }) })
      return OK
    },
  )
}
