import { homedir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Fault } from '@gam/kernel'
import ipaddr from 'ipaddr.js'
import { isThisComputer } from './network/addresses.ts'
import type { Net } from './network/outside.ts'

/** How a server is to run; everything has a value that works on one machine with nothing else installed. */
export interface Settings {
  readonly port: number
  readonly host: string
  readonly database: { readonly url: string } | { readonly folder: string }
  /** The addresses the site is reached by; empty: whatever host the request names. */
  readonly origins: readonly string[]
  readonly trustProxy: boolean
  /** What has the server listen in the local network too, as whoever started it would type it. */
  readonly shareCommand: string
  /** Where the built web app lies. */
  readonly web: string
  readonly botWorkers: number | null
  readonly logLevel: string
  readonly metricsToken: string | null
  readonly smtp: { readonly url: string; readonly from: string } | null
  /** Parts of the inside that webhooks and push may reach after all. */
  readonly mayCall: readonly Net[]
  /** Whom push services may write to about us. */
  readonly contact: string
  readonly limits: Limits
}

interface Limits {
  /** What every other limit of the routes is multiplied by. */
  readonly factor: number
  /** Requests a minute from one address. */
  readonly requests: number
  /** Files of the web app a minute from one address: a first visit fetches all there are. */
  readonly files: number
  /** New guests an hour from one address. */
  readonly guests: number
  /** New guests, and new tables, a day from one address. */
  readonly additions: number
  /** Messages a second on one socket, over a while. */
  readonly messages: number
  readonly sockets: number
  readonly socketsPerAddress: number
  readonly cachedTables: number
  /** A reader that is so many bytes behind is let go. */
  readonly behind: number
}

const LIMITS: Limits = {
  factor: 1,
  requests: 600,
  files: 3000,
  guests: 60,
  additions: 300,
  messages: 20,
  sockets: 20_000,
  socketsPerAddress: 200,
  cachedTables: 2000,
  behind: 1024 * 1024,
}

const NONE = 1_000_000_000

/** The variables that a server goes by. */
export type Env = { readonly [name: string]: string | undefined }

export function settingsOf(env: Env): Settings {
  const factor = number(env, 'RATE_LIMIT', 1, 0, 1000)
  return {
    port: number(env, 'PORT', 4173, 0, 65_535),
    host: hostOf(env),
    database: databaseOf(env),
    origins: (env.PUBLIC_ORIGIN ?? '').split(',').flatMap((text) => originOf(text.trim())),
    trustProxy: flag(env, 'TRUST_PROXY'),
    shareCommand: env.npm_lifecycle_event === 'start' ? 'npm start -- --share' : 'npx gam serve --share',
    web: resolve(env.WEB ?? fileURLToPath(new URL('../../web/dist', import.meta.url))),
    botWorkers: env.BOT_WORKERS === undefined ? null : number(env, 'BOT_WORKERS', 1, 1, 256),
    logLevel: oneOf(env, 'LOG_LEVEL', ['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'info'),
    metricsToken: env.METRICS_TOKEN ?? null,
    smtp: smtpOf(env),
    mayCall: (env.CALL_INSIDE ?? '').split(',').flatMap((text) => netOf(text.trim())),
    contact: env.CONTACT ?? 'mailto:gam@localhost.invalid',
    limits: factor === 0 ? { ...LIMITS, ...unlimited } : scaled(factor),
  }
}

/** Shared, it listens in the local network too. */
function hostOf(env: Env): string {
  const host = env.HOST || '127.0.0.1'
  if (!flag(env, 'SHARE')) return host
  if (env.PUBLIC_ORIGIN)
    throw new Fault(
      'bad-request',
      'PUBLIC_ORIGIN names the address that friends use, so nothing is shared beside it. Leave out --share, or PUBLIC_ORIGIN.',
    )
  return isThisComputer(host) ? '0.0.0.0' : host
}

const unlimited = {
  factor: NONE,
  requests: NONE,
  files: NONE,
  guests: NONE,
  additions: NONE,
  messages: NONE,
  socketsPerAddress: NONE,
}

function scaled(factor: number): Limits {
  const times = (n: number) => Math.max(1, Math.round(n * factor))
  return {
    ...LIMITS,
    factor,
    requests: times(LIMITS.requests),
    files: times(LIMITS.files),
    guests: times(LIMITS.guests),
    additions: times(LIMITS.additions),
    messages: times(LIMITS.messages),
    socketsPerAddress: times(LIMITS.socketsPerAddress),
  }
}

/** Asked only where it is needed: in a container there may be no home at all. */
function standardFolder(env: Env): string {
  return join(env.XDG_DATA_HOME ?? join(homedir(), '.local', 'share'), 'gam')
}

function databaseOf(env: Env): Settings['database'] {
  const url = env.DATABASE_URL
  if (url === undefined || url === '') return { folder: resolve(env.DATA ?? standardFolder(env)) }
  if (!/^postgres(ql)?:\/\//.test(url))
    throw wrong('DATABASE_URL', 'an address such as postgres://user:password@host:5432/gam', '(not shown)')
  return { url }
}

function originOf(text: string): string[] {
  if (text === '') return []
  const url = URL.parse(text)
  if (url === null || !/^https?:$/.test(url.protocol) || url.origin !== text.replace(/\/$/, ''))
    throw wrong('PUBLIC_ORIGIN', 'an address such as https://gam.example, without a path', text)
  return [url.origin]
}

function netOf(text: string): Net[] {
  if (text === '') return []
  if (!ipaddr.isValidCIDR(text)) throw wrong('CALL_INSIDE', 'parts of a network such as 10.0.0.0/8', text)
  return [ipaddr.parseCIDR(text)]
}

function smtpOf(env: Env): Settings['smtp'] {
  if (!env.SMTP_URL) return null
  if (!env.MAIL_FROM) throw wrong('MAIL_FROM', 'the address that mail comes from', '')
  return { url: env.SMTP_URL, from: env.MAIL_FROM }
}

function number(env: Env, name: string, standard: number, least: number, most: number): number {
  const text = env[name]
  if (text === undefined || text === '') return standard
  const value = Number(text)
  if (
    Number.isFinite(value) &&
    value >= least &&
    value <= most &&
    (name === 'RATE_LIMIT' || Number.isInteger(value))
  )
    return value
  throw wrong(name, `a number from ${least} to ${most}`, text)
}

function flag(env: Env, name: string): boolean {
  return oneOf(env, name, ['0', '1'], '0') === '1'
}

function oneOf(env: Env, name: string, values: readonly string[], standard: string): string {
  const text = env[name] ?? standard
  if (values.includes(text)) return text
  throw wrong(name, `one of ${values.join(', ')}`, text)
}

function wrong(name: string, wanted: string, got: string): Fault {
  return new Fault('bad-request', `${name} must be ${wanted}, not "${got}".`)
}
