import { anyOf, type Json, type Sfc32 } from '@gam/kernel'
import type { Pool } from './fuzz-pool.ts'
import { type Route, Sampler, type Schemas } from './fuzz-schema.ts'
import { changedText, letters, mutated, once, wildBody, wildNumber, wildText } from './fuzz-values.ts'

export interface Request {
  /** For reports. */
  readonly what: string
  readonly bytes: Buffer
  readonly head: boolean
}

/** Answers of these have no end; they are tried on connections of their own. */
const ENDLESS = '/api/bot/stream'
/** Each costs the server a tenth of a second on purpose, or all finished games, or the crowd a session or a seat. */
const RARE = /^\S+ \/api\/(account|login|recover|export)|\/leave$/
const ENDS_SESSION = /^POST \/api\/logout$|^DELETE \/api\/me($|\/sessions)|^PUT \/api\/me\/password$/
const METHODS = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'QUERY',
  'PURGE',
]
const TYPES = [
  '',
  'text/plain',
  'application/json; charset=utf-16',
  'application/JSON;;;',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  'application/json, application/json',
  '\u00e4/\u00f6',
  'x',
]
const PAGES = [
  '/',
  '/index.html',
  '/table/x',
  '/assets/x.js',
  '/nothing.js',
  '/api',
  '/healthz',
  '/readyz',
  '/metrics',
]
const HEADERS = [
  'accept',
  'accept-encoding',
  'x-forwarded-for',
  'if-none-match',
  'range',
  'te',
  'host2',
  'via',
  'x',
]

/** Requests for every route of the description: some right, most with one thing wrong, some with many. */
export class Requests {
  readonly #routes: readonly Route[]
  readonly #sampler: Sampler
  readonly #pool: Pool
  readonly #dice: Sfc32
  readonly #url: string
  readonly #host: string

  constructor(url: string, routes: readonly Route[], schemas: Schemas, pool: Pool, dice: Sfc32) {
    this.#url = url
    this.#host = new URL(url).host
    this.#routes = routes.filter(({ path }) => path !== ENDLESS)
    this.#sampler = new Sampler(schemas, pool, dice)
    this.#pool = pool
    this.#dice = dice
  }

  next(): Request {
    const dice = this.#dice
    if (once(dice, 25)) return this.#page()
    let route = anyOf(dice, this.#routes)
    const rare = ({ method, path }: Route) =>
      RARE.test(`${method} ${path}`) || ENDS_SESSION.test(`${method} ${path}`)
    if (rare(route) && !once(dice, 25)) route = anyOf(dice, this.#routes)
    /** Two of three have the rest right, so that what is wrong is looked at. */
    const wrong = once(dice, 3) ? dice.below(64) : 1 << dice.below(8)
    const method = wrong & 1 && once(dice, 4) ? anyOf(dice, METHODS) : route.method
    const offer =
      /moves|undo/.test(route.path) && !once(dice, 4) ? this.#pool.offers.any(dice, NO_OFFER) : NO_OFFER
    const path = this.#path(route, (wrong & 2) !== 0, offer.table)
    const body = this.#body(route, (wrong & 4) !== 0, offer.seq)
    const headers = [
      `host: ${this.#host}`,
      ...this.#identity(
        (wrong & 8) !== 0,
        ENDS_SESSION.test(`${method} ${route.path}`) ? this.#dispensable() : offer.cookie,
      ),
      ...this.#type(body, (wrong & 16) !== 0),
      ...(wrong & 32 ? this.#oddHeaders() : []),
    ]
    return written(method, path, headers, body, once(dice, 10))
  }

  #page(): Request {
    const dice = this.#dice
    const page = anyOf(dice, PAGES)
    const path = once(dice, 3) ? `${page}${escaped(dice, wildText(dice))}` : page
    const method = once(dice, 3) ? anyOf(dice, METHODS) : 'GET'
    return written(method, path, [`host: ${this.#host}`, ...this.#oddHeaders()], null, false)
  }

  #path(route: Route, wrong: boolean, table: string): string {
    const dice = this.#dice
    const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => {
      if (wrong && once(dice, 2)) return escaped(dice, wildText(dice)) || '-'
      if (name === 'table') return table || this.#pool.tables.any(dice, letters(dice, 22))
      if (name === 'bot') return this.#pool.bots.any(dice, letters(dice, 22))
      return once(dice, 4) ? String(wildNumber(dice)) : String(dice.below(6))
    })
    const query = route.query.flatMap(({ name, schema }) => {
      if (once(dice, 2)) return []
      const value = wrong
        ? escaped(dice, wildText(dice))
        : encodeURIComponent(String(this.#sampler.sample(schema, name)))
      return wrong && once(dice, 4) ? [`${name}=${value}`, `${name}[]=x`, `${name}=`] : [`${name}=${value}`]
    })
    if (wrong && once(dice, 3))
      query.push(`${escaped(dice, wildText(dice))}=${escaped(dice, wildText(dice))}`)
    return query.length === 0 ? path : `${path}?${query.join('&')}`
  }

  #body(route: Route, wrong: boolean, seq: number): string | Buffer | null {
    const dice = this.#dice
    if (route.body === null) return wrong && once(dice, 2) ? wildBody(dice, {}) : null
    const sampled = this.#sampler.sample(route.body)
    const good = seq > 0 ? withSeq(sampled, seq) : sampled
    if (!wrong) return JSON.stringify(good)
    if (once(dice, 12)) return Buffer.from(Array.from({ length: dice.below(300) }, () => dice.below(256)))
    return once(dice, 3) ? wildBody(dice, good) : JSON.stringify(mutated(dice, good))
  }

  #identity(wrong: boolean, cookie: string): string[] {
    const dice = this.#dice
    const mine = cookie || this.#pool.cookies.any(dice, 'gam=x')
    const passkey = once(dice, 2) ? `; ${this.#pool.passkeyCookies.any(dice, 'gam-passkey=x')}` : ''
    if (!wrong) return [`origin: ${this.#url}`, `cookie: ${mine}${passkey}`]
    switch (dice.below(8)) {
      case 0:
        return []
      case 1:
        return [`origin: https://evil.example`, `cookie: ${mine}`]
      case 2:
        return [`cookie: ${mine}`]
      case 3:
        return [
          `origin: ${this.#url}`,
          `cookie: ${mine}; ${this.#pool.cookies.any(dice, 'gam=y')}`,
          `cookie: gam=z`,
        ]
      case 4:
        return [`origin: ${this.#url}`, `cookie: ${plain(changedText(dice, mine))}`]
      case 5:
        return [
          `origin: ${anyOf(dice, ['null', '', 'x', `${this.#url}/`, 'http://[::1'])}`,
          `cookie: ${mine}`,
        ]
      case 6:
        return [`authorization: Bearer ${this.#pool.tokens.any(dice, 'x')}`]
      default:
        return [`origin: ${this.#url}`, `authorization: ${plain(wildText(dice))}`, `cookie: ;;=;gam`]
    }
  }

  /** Who has a seat should keep it. */
  #dispensable(): string {
    const cookie = this.#pool.cookies.any(this.#dice, 'gam=x')
    return this.#pool.seats.list.some((seat) => seat.cookie === cookie) ? 'gam=x' : cookie
  }

  #type(body: string | Buffer | null, wrong: boolean): string[] {
    if (body === null && !wrong) return []
    const type = wrong ? anyOf(this.#dice, TYPES) : 'application/json'
    return type === '' ? [] : [`content-type: ${type}`]
  }

  #oddHeaders(): string[] {
    const dice = this.#dice
    return Array.from({ length: dice.below(5) }, () => `${anyOf(dice, HEADERS)}: ${plain(wildText(dice))}`)
  }
}

const NO_OFFER = { table: '', seq: 0, texts: ['pass'], cookie: '' }

function withSeq(body: Json, seq: number): Json {
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body, seq } : body
}

function written(
  method: string,
  path: string,
  headers: readonly string[],
  body: string | Buffer | null,
  chunked: boolean,
): Request {
  const bytes = body === null ? Buffer.alloc(0) : Buffer.from(body)
  const length = body === null && !/POST|PUT|PATCH/.test(method) ? [] : [`content-length: ${bytes.length}`]
  const framing = chunked && bytes.length > 0 ? ['transfer-encoding: chunked'] : length
  const sent = chunked && bytes.length > 0 ? inChunks(bytes) : bytes
  const head = `${method} ${path} HTTP/1.1\r\n${[...headers, ...framing].join('\r\n')}\r\n\r\n`
  return {
    what: `${method} ${path.slice(0, 120)}`,
    bytes: Buffer.concat([Buffer.from(head, 'latin1'), sent]),
    head: method === 'HEAD',
  }
}

function inChunks(bytes: Buffer): Buffer {
  const middle = bytes.length >> 1
  const parts = [bytes.subarray(0, middle), bytes.subarray(middle)].filter(({ length }) => length > 0)
  const chunks = parts.flatMap((part) => [
    Buffer.from(`${part.length.toString(16)}\r\n`),
    part,
    Buffer.from('\r\n'),
  ])
  return Buffer.concat([...chunks, Buffer.from('0\r\n\r\n')])
}

/** Some as they are, as far as a line allows, and some escaped. */
function escaped(dice: Sfc32, text: string): string {
  const short = text.slice(0, 300)
  return once(dice, 3) ? plain(short).replaceAll(/[ ?#]/g, '+') : encodeURIComponent(short.toWellFormed())
}

/** A header or an address cannot hold these, whoever writes it: raw bytes are tried elsewhere. */
function plain(text: string): string {
  return [...text.slice(0, 3000)].map((c) => (/[\u0020-\u007e\u00a0-\u00ff]/.test(c) ? c : '?')).join('')
}
