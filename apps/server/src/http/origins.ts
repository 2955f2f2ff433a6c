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

/**
 * Does whoever asks use https? Their own page says so, or our proxy, or the address that we are known by; a request to
 * a host that is none of ours is taken as if it were to the first.
 */
export function isSecure(
  { headers, protocol }: { headers: IncomingHttpHeaders; protocol: string },
  origins: readonly string[],
): boolean {
  if (protocol === 'https') return true
  if (isOwnOrigin(headers, origins)) return headers.origin?.startsWith('https:') === true
  const ours = origins.find((origin) => new URL(origin).host === headers.host) ?? origins.at(0)
  return ours?.startsWith('https:') === true
}

/** The token of a bot. */
export function bearerIn(headers: IncomingHttpHeaders): string | undefined {
  return /^Bearer ([A-Za-z0-9_-]{1,100})$/.exec(headers.authorization ?? '')?.[1]
}
