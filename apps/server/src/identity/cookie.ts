import type { FastifyReply } from 'fastify'
import { SESSION_DAYS } from './sessions.ts'

export const COOKIE = 'gam'
const PASSKEY = 'gam-passkey'
/** Over https: a browser takes such a cookie only from this very host, so that no neighbour can plant one. */
const HOST = '__Host-'
const DAY = 86_400
const PASSKEY_SECONDS = 300

type Cookies = { readonly [name: string]: string | undefined }

/** The session that a browser names; `old`: by the name that it had before, or has where there is no https. */
export function sessionIn(cookies: Cookies): { readonly secret: string; readonly old: boolean } | null {
  const secret = cookies[HOST + COOKIE]
  if (secret !== undefined) return { secret, old: false }
  const before = cookies[COOKIE]
  return before === undefined ? null : { secret: before, old: true }
}

/** What ties the answer of a passkey to its question. */
export function passkeyIn(cookies: Cookies): string {
  return cookies[HOST + PASSKEY] ?? cookies[PASSKEY] ?? ''
}

export function putSession(reply: FastifyReply, secret: string, secure: boolean): void {
  put(reply, COOKIE, secret, secure, SESSION_DAYS * DAY)
}

/** One that came by its old name goes on by the new one: nobody loses a seat by it. */
export function exchangeSession(reply: FastifyReply, secret: string): void {
  putSession(reply, secret, true)
  put(reply, COOKIE, '', false, 0)
}

/** Both names: whichever the browser has. */
export function dropSession(reply: FastifyReply, secure: boolean): void {
  if (secure) put(reply, COOKIE, '', true, 0)
  put(reply, COOKIE, '', false, 0)
}

export function putPasskey(reply: FastifyReply, secret: string, secure: boolean): void {
  put(reply, PASSKEY, secret, secure, PASSKEY_SECONDS)
}

/** For our own pages only, out of reach of scripts; over https never in the clear. */
function put(reply: FastifyReply, name: string, value: string, secure: boolean, maxAge: number): void {
  reply.setCookie(secure ? HOST + name : name, value, {
    path: '/',
    maxAge,
    httpOnly: true,
    sameSite: 'lax',
    secure,
  })
}
