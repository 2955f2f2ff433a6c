import { SESSION_DAYS } from './identity.ts'

export const COOKIE = 'gam'
/** Ties the answer of a passkey to its question. */
export const PASSKEY_COOKIE = 'gam-passkey'

const DAY = 86_400

/** For our own pages only, out of reach of scripts; over https never in the clear. */
export function cookieOf(name: string, value: string, secure: boolean, seconds = SESSION_DAYS * DAY): string {
  return `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
}
