import type { IncomingHttpHeaders } from 'node:http'

/**
 * Does a request come from our own pages? The browser says where it comes from, and pages cannot change that.
 * Without configured addresses, ours is the host that the request was sent to.
 */
export function isOwnOrigin(headers: IncomingHttpHeaders, origins: readonly string[]): boolean {
  const { origin, host } = headers
  if (origin === undefined) return false
  if (origins.length > 0) return origins.includes(origin)
  return host !== undefined && (origin === `http://${host}` || origin === `https://${host}`)
}

/** The value of a cookie; undefined where there is none. */
export function cookieIn(headers: IncomingHttpHeaders, name: string): string | undefined {
  for (const part of (headers.cookie ?? '').split(';')) {
    const [key, value] = part.trim().split('=', 2)
    if (key === name && value !== undefined) return value
  }
  return undefined
}

/** The token of a bot. */
export function bearerIn(headers: IncomingHttpHeaders): string | undefined {
  return /^Bearer ([A-Za-z0-9_-]{1,100})$/.exec(headers.authorization ?? '')?.[1]
}
