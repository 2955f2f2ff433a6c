import type { FastifyReply, FastifyRequest } from 'fastify'
import { putSession } from '../identity/cookie.ts'
import { deviceOf } from '../identity/device.ts'
import type { Identity } from '../identity/identity.ts'
import type { Sessions } from '../identity/sessions.ts'
import type { Settings } from '../settings.ts'
import { isSecure } from './origins.ts'

export interface Entrance {
  readonly identity: Identity
  readonly sessions: Sessions
  readonly settings: Settings
}

/** A session of its own for whoever has just shown who they are. */
export async function enter(
  { identity, sessions, settings }: Entrance,
  request: FastifyRequest,
  reply: FastifyReply,
  person: string,
) {
  const secret = await sessions.open(person, deviceOf(request.headers['user-agent']))
  putSession(reply, secret, isSecure(request, settings.origins))
  return { me: await identity.me(person) }
}
