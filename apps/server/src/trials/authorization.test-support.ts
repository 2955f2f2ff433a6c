import { randomHex } from '@gam/protocol/fairness'
import type { ClientMessage } from '@gam/protocol/wire'
import { newSubmission } from '../server.test-support.ts'

// Who may do what, in one place.

/**
 * Nobody: no session. Elsewhere: a person who sits at another table. Spectator: a person who watches this one.
 * Other: sits here, but it is not theirs to do. Right: whose it is (the host, the seat that is asked, the owner).
 */
export const ROLES = ['nobody', 'elsewhere', 'spectator', 'other', 'right'] as const
export type Role = (typeof ROLES)[number]
type Each<T> = readonly [nobody: T, elsewhere: T, spectator: T, other: T, right: T]

/** What the requests are about. */
export interface Scene {
  readonly table: string
  /** An open option of whoever is asked. */
  readonly action: string
  readonly bot: string
  /** To tell by voice; of a table that waits for nobody, one that leads nowhere. */
  readonly code: string
  /** A session of the right one. */
  readonly session: string
  /** Where the right one sits. */
  readonly seat: number
}

/** Open: a seat is free. Full: all sit, nothing has begun. Shut: being played, without spectators. */
export type Stage = 'none' | 'open' | 'full' | 'playing' | 'shut' | 'over'

export interface RouteRow {
  readonly route: string
  readonly stage: Stage
  readonly body?: (scene: Scene) => unknown
  /** Asks this first, for the cookie that ties an answer to its question: each for themselves, or the right one. */
  readonly question?: { readonly by: 'own' | 'right'; readonly route: string; readonly body?: unknown }
  readonly expected: Each<number>
}

const ALL: Each<number> = [200, 200, 200, 200, 200]
const KNOWN: Each<number> = [401, 200, 200, 200, 200]
const SEATED: Each<number> = [403, 403, 403, 200, 200]
/** Those who have a seat, but not now. */
const NOT_NOW: Each<number> = [401, 403, 403, 409, 409]
const move = ({ action }: Scene) => ({ id: newSubmission(), seq: 1, actions: [action] })
const undo = () => ({ id: newSubmission(), seq: 1 })
const line = () => ({ id: newSubmission(), text: 'ahoy' })
/** Another for everybody: at one table no two have the same. */
const nameless = () => ({ name: `Zoe ${newSubmission().slice(-6)}` })
const passkey = () => ({ login: 'somebody', response: {} })
const account = () => ({
  login: `p${newSubmission().slice(-12)}`.replaceAll('-', ''),
  password: 'correct horse',
})
const fresh = () => ({ old: null, password: 'another horse' })
const unproven = () => ({ password: null })
const guessed = () => ({ ...account(), code: 'abcd-efgh-jkmn-pqrs' })
const forged = () => ({ token: 'x'.repeat(43), password: 'another horse' })
const NEW_KEY = { route: '/api/passkeys/options', body: { login: 'somebody' } }
const browser = { endpoint: 'https://push.example/1', keys: { p256dh: 'x', auth: 'y' } }
const table = '/api/tables/{table}'

export const ROUTES: readonly RouteRow[] = [
  { route: 'POST /api/guests', stage: 'none', body: nameless, expected: ALL },
  { route: 'GET /api/me', stage: 'none', expected: KNOWN },
  { route: 'PATCH /api/me', stage: 'none', body: nameless, expected: KNOWN },
  { route: 'POST /api/logout', stage: 'none', expected: ALL },
  { route: 'GET /api/me/sessions', stage: 'none', expected: KNOWN },
  { route: 'DELETE /api/me/sessions', stage: 'none', expected: KNOWN },
  { route: 'DELETE /api/me/sessions/{session}', stage: 'none', expected: [401, 404, 404, 404, 200] },
  // Guests have no password to change, and no account to get back into.
  { route: 'PUT /api/me/password', stage: 'none', body: fresh, expected: [401, 409, 409, 409, 409] },
  {
    route: 'POST /api/me/recovery-codes',
    stage: 'none',
    body: unproven,
    expected: [401, 409, 409, 409, 409],
  },
  { route: 'POST /api/recover', stage: 'none', body: guessed, expected: [401, 401, 401, 401, 401] },
  { route: 'POST /api/recover/mail', stage: 'none', body: account, expected: [409, 409, 409, 409, 409] },
  { route: 'POST /api/recover/link', stage: 'none', body: forged, expected: [409, 409, 409, 409, 409] },
  { route: 'GET /api/me/passkeys', stage: 'none', expected: KNOWN },
  { route: 'DELETE /api/me/passkeys/{passkey}', stage: 'none', expected: [401, 404, 404, 404, 404] },
  { route: 'GET /api/me/export', stage: 'none', expected: KNOWN },
  { route: 'DELETE /api/me', stage: 'none', body: unproven, expected: KNOWN },
  { route: 'POST /api/account', stage: 'none', body: account, expected: KNOWN },
  { route: 'POST /api/login', stage: 'none', body: account, expected: [401, 401, 401, 401, 401] },
  {
    route: 'POST /api/passkeys/options',
    stage: 'none',
    body: () => ({ login: 'somebody' }),
    expected: KNOWN,
  },
  // Nothing was asked before, so there is nothing to answer.
  { route: 'POST /api/passkeys', stage: 'none', body: passkey, expected: [401, 409, 409, 409, 409] },
  // Asked, and answered with what is no passkey.
  {
    route: 'POST /api/passkeys',
    stage: 'none',
    body: passkey,
    question: { ...NEW_KEY, by: 'own' },
    expected: [401, 401, 401, 401, 401],
  },
  // A question is for the one who was asked, whoever gets hold of its cookie.
  {
    route: 'POST /api/passkeys',
    stage: 'none',
    body: passkey,
    question: { ...NEW_KEY, by: 'right' },
    expected: [401, 409, 409, 409, 401],
  },
  { route: 'POST /api/login/passkey/options', stage: 'none', expected: ALL },
  {
    route: 'POST /api/login/passkey',
    stage: 'none',
    body: () => ({ response: {} }),
    expected: [409, 409, 409, 409, 409],
  },
  {
    route: 'POST /api/login/passkey',
    stage: 'none',
    body: () => ({ response: {} }),
    question: { by: 'own', route: '/api/login/passkey/options' },
    expected: [401, 401, 401, 401, 401],
  },
  // What was asked for a new passkey lets nobody in.
  {
    route: 'POST /api/login/passkey',
    stage: 'none',
    body: () => ({ response: {} }),
    question: { ...NEW_KEY, by: 'right' },
    expected: [409, 409, 409, 409, 409],
  },
  {
    route: 'PUT /api/me/mutes',
    stage: 'none',
    body: () => ({ person: 'x'.repeat(22), muted: true }),
    expected: KNOWN,
  },
  { route: 'GET /api/bots', stage: 'none', expected: KNOWN },
  { route: 'POST /api/bots', stage: 'none', body: nameless, expected: KNOWN },
  { route: 'DELETE /api/bots/{bot}', stage: 'none', expected: [401, 404, 404, 404, 200] },
  { route: 'GET /api/bot/stream', stage: 'none', expected: KNOWN },
  { route: 'GET /api/push-key', stage: 'none', expected: ALL },
  { route: 'POST /api/me/push', stage: 'none', body: () => browser, expected: KNOWN },
  {
    route: 'DELETE /api/me/push',
    stage: 'none',
    body: () => ({ endpoint: browser.endpoint }),
    expected: KNOWN,
  },
  {
    route: 'PUT /api/me/wake',
    stage: 'none',
    body: () => ({ webhook: null, email: null }),
    expected: KNOWN,
  },
  { route: 'GET /api/me/vacation', stage: 'none', expected: KNOWN },
  { route: 'PUT /api/me/vacation', stage: 'none', body: () => ({ days: 1 }), expected: KNOWN },
  { route: 'GET /api/games', stage: 'none', expected: ALL },
  { route: 'GET /api/finished', stage: 'none', expected: ALL },
  { route: 'GET /api/export.ndjson', stage: 'none', expected: ALL },
  { route: 'GET /api/daily', stage: 'none', expected: ALL },
  { route: 'GET /api/daily/{day}', stage: 'none', expected: ALL },
  { route: 'POST /api/daily/{day}/tries', stage: 'none', expected: KNOWN },
  // The games of a day are for everybody, but not before it is over.
  { route: 'GET /api/daily/{day}/best', stage: 'none', expected: [409, 409, 409, 409, 409] },
  { route: 'GET /api/tables', stage: 'open', expected: ALL },
  { route: 'GET /api/me/tables', stage: 'open', expected: KNOWN },
  {
    route: 'POST /api/tables',
    stage: 'none',
    body: () => ({ game: 'whale-riders-cards', seats: [{ bot: null }, { bot: null }] }),
    expected: KNOWN,
  },
  // One free seat: the first who asks has it, the next comes too late, and who sits there already still does.
  { route: `POST ${table}/join`, stage: 'open', body: () => ({}), expected: [401, 200, 409, 200, 200] },
  { route: `POST ${table}/join`, stage: 'shut', body: () => ({}), expected: [401, 409, 409, 200, 200] },
  { route: `POST ${table}/leave`, stage: 'playing', expected: [401, 403, 403, 200, 200] },
  {
    route: `PUT ${table}/commitment`,
    stage: 'full',
    body: () => ({ commitment: randomHex(crypto) }),
    expected: [401, 403, 403, 200, 200],
  },
  {
    route: `POST ${table}/share`,
    stage: 'full',
    body: () => ({ share: randomHex(crypto) }),
    expected: NOT_NOW,
  },
  {
    route: `PUT ${table}/seats/{seat}`,
    stage: 'playing',
    body: () => ({ bot: 'random' }),
    expected: [401, 403, 403, 403, 403],
  },
  // Another's seat goes to a bot only after an absence, and if the others agree.
  {
    route: `PUT ${table}/seats/{seat}`,
    stage: 'playing',
    body: () => ({ bot: 'normal' }),
    expected: [401, 403, 403, 403, 200],
  },
  {
    route: `PUT ${table}/seats/{seat}`,
    stage: 'full',
    body: () => ({ bot: 'random' }),
    expected: [401, 403, 403, 403, 403],
  },
  {
    route: `POST ${table}/asks/{person}`,
    stage: 'playing',
    body: () => ({ agree: true }),
    expected: [401, 409, 409, 409, 409],
  },
  { route: `POST ${table}/start`, stage: 'full', expected: [401, 403, 403, 403, 200] },
  { route: `POST ${table}/rematch`, stage: 'over', expected: [401, 403, 403, 200, 200] },
  { route: `POST ${table}/rematch`, stage: 'playing', expected: NOT_NOW },
  { route: `POST ${table}/moves`, stage: 'playing', body: move, expected: [401, 403, 403, 409, 200] },
  { route: `POST ${table}/moves`, stage: 'shut', body: move, expected: [401, 403, 403, 409, 200] },
  { route: `POST ${table}/undo`, stage: 'playing', body: undo, expected: NOT_NOW },
  { route: `GET ${table}/orders`, stage: 'playing', expected: [401, 403, 403, 200, 200] },
  {
    route: `PUT ${table}/orders`,
    stage: 'playing',
    body: () => ({ orders: [] }),
    expected: [401, 403, 403, 200, 200],
  },
  { route: `POST ${table}/vote`, stage: 'playing', body: () => ({ agree: true }), expected: NOT_NOW },
  // Whoever guesses finds nothing; whoever knows the code of a table that waits finds it.
  { route: 'GET /api/codes/{code}', stage: 'playing', expected: [404, 404, 404, 404, 404] },
  { route: 'GET /api/codes/{code}', stage: 'open', expected: ALL },
  { route: `GET ${table}/invitation`, stage: 'open', expected: [401, 403, 403, 200, 200] },
  { route: `GET ${table}`, stage: 'playing', expected: ALL },
  { route: `GET ${table}`, stage: 'shut', expected: SEATED },
  { route: `GET ${table}/news`, stage: 'playing', expected: ALL },
  { route: `GET ${table}/news`, stage: 'shut', expected: SEATED },
  { route: `GET ${table}/moments/{moves}`, stage: 'playing', expected: ALL },
  { route: `GET ${table}/moments/{moves}`, stage: 'shut', expected: SEATED },
  { route: `GET ${table}/totals`, stage: 'playing', expected: ALL },
  { route: `GET ${table}/totals`, stage: 'shut', expected: SEATED },
  { route: `GET ${table}/chat`, stage: 'playing', expected: ALL },
  { route: `GET ${table}/chat`, stage: 'shut', expected: SEATED },
  { route: `POST ${table}/chat`, stage: 'playing', body: line, expected: KNOWN },
  { route: `POST ${table}/chat`, stage: 'shut', body: line, expected: [401, 403, 403, 200, 200] },
  {
    route: `POST ${table}/reports`,
    stage: 'playing',
    body: () => ({ line: 99, why: '' }),
    expected: [401, 404, 404, 404, 404],
  },
  {
    route: `POST ${table}/reports`,
    stage: 'shut',
    body: () => ({ line: 99, why: '' }),
    expected: [401, 403, 403, 404, 404],
  },
  { route: `GET ${table}/record`, stage: 'playing', expected: [409, 409, 409, 409, 409] },
  { route: `GET ${table}/record`, stage: 'shut', expected: [403, 403, 403, 409, 409] },
  { route: `GET ${table}/record`, stage: 'over', expected: ALL },
]

export interface MessageRow {
  readonly message: (scene: Scene) => ClientMessage
  readonly stage: Stage
  /** What comes back: the kind of message, or the code of a refusal. `nothing`: no answer is due. */
  readonly expected: Each<string>
}

export const MESSAGES: readonly MessageRow[] = [
  {
    message: (scene) => ({ type: 'watch', table: scene.table, since: null }),
    stage: 'playing',
    expected: ['table', 'table', 'table', 'table', 'table'],
  },
  {
    message: (scene) => ({ type: 'watch', table: scene.table, since: null }),
    stage: 'shut',
    expected: ['not-allowed', 'not-allowed', 'not-allowed', 'table', 'table'],
  },
  {
    message: (scene) => ({ type: 'unwatch', table: scene.table }),
    stage: 'playing',
    expected: ['nothing', 'nothing', 'nothing', 'nothing', 'nothing'],
  },
  {
    message: (scene) => ({ type: 'submit', table: scene.table, ...move(scene) }),
    stage: 'playing',
    expected: ['no-session', 'not-allowed', 'not-allowed', 'not-your-turn', 'done'],
  },
  {
    message: (scene) => ({ type: 'submit', table: scene.table, ...move(scene) }),
    stage: 'shut',
    expected: ['no-session', 'not-allowed', 'not-allowed', 'not-your-turn', 'done'],
  },
  {
    message: (scene) => ({ type: 'undo', table: scene.table, ...undo() }),
    stage: 'playing',
    expected: ['no-session', 'not-allowed', 'not-allowed', 'no-undo', 'no-undo'],
  },
  {
    message: (scene) => ({ type: 'vote', table: scene.table, agree: true }),
    stage: 'playing',
    expected: ['no-session', 'not-allowed', 'not-allowed', 'wrong-time', 'wrong-time'],
  },
  {
    message: (scene) => ({ type: 'chat', table: scene.table, ...line() }),
    stage: 'playing',
    expected: ['no-session', 'done', 'done', 'done', 'done'],
  },
  {
    message: (scene) => ({ type: 'chat', table: scene.table, ...line() }),
    stage: 'shut',
    expected: ['not-allowed', 'not-allowed', 'not-allowed', 'done', 'done'],
  },
  {
    message: (scene) => ({ type: 'share', table: scene.table, share: randomHex(crypto) }),
    stage: 'playing',
    expected: ['no-session', 'not-allowed', 'not-allowed', 'wrong-time', 'wrong-time'],
  },
  {
    message: () => ({ type: 'ping', id: 1 }),
    stage: 'none',
    expected: ['pong', 'pong', 'pong', 'pong', 'pong'],
  },
]
