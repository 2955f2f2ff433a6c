import { anyOf, type Json, type Sfc32 } from '@gam/kernel'
import type { Pool } from './fuzz-pool.ts'
import { hex, letters, mutated, once, wildBody, wildJson, wildNumber } from './fuzz-values.ts'

/** What a hostile socket sends. */
export type Frame =
  | { readonly kind: 'text'; readonly text: string }
  /** The same in two pieces. */
  | { readonly kind: 'pieces'; readonly text: string }
  | { readonly kind: 'binary'; readonly bytes: Buffer }
  | { readonly kind: 'ping'; readonly bytes: Buffer }

/** Playing most of all. */
const TYPES = [
  ...['watch', 'unwatch', 'undo', 'vote', 'chat', 'share', 'ping'],
  ...['submit', 'submit', 'submit', 'submit', 'submit', 'submit'],
]

/** Messages for sockets: right ones, right ones with wrong numbers, and nonsense. */
export class Frames {
  readonly #pool: Pool
  readonly #dice: Sfc32

  constructor(pool: Pool, dice: Sfc32) {
    this.#pool = pool
    this.#dice = dice
  }

  /** `cookie`: who sends it. */
  next(cookie: string): Frame {
    const dice = this.#dice
    const good = this.#message(cookie)
    switch (dice.below(20)) {
      case 0:
        return {
          kind: 'binary',
          bytes: Buffer.from(Array.from({ length: dice.below(200) }, () => dice.below(256))),
        }
      case 1:
        return { kind: 'ping', bytes: Buffer.alloc(dice.below(100), 7) }
      case 2:
        return { kind: 'pieces', text: JSON.stringify(good) }
      case 3:
        return { kind: 'text', text: wildBody(dice, good) }
      case 4:
        return { kind: 'text', text: JSON.stringify(wildJson(dice, 4)) }
      case 5:
      case 6:
        return { kind: 'text', text: JSON.stringify(mutated(dice, good)) }
      default:
        return { kind: 'text', text: JSON.stringify(good) }
    }
  }

  #message(cookie: string): Json {
    const dice = this.#dice
    const pool = this.#pool
    const type = anyOf(dice, TYPES)
    // Their own decisions most of the time; else answers in somebody else's place.
    const any = pool.offers.any(dice, NONE)
    const offer = once(dice, 4) ? any : (pool.offers.list.find((one) => one.cookie === cookie) ?? any)
    const table = offer.table || pool.tables.any(dice, letters(dice, 22))
    const seq = once(dice, 8) ? Math.abs(Math.trunc(wildNumber(dice))) : offer.seq
    const id = pool.submission(dice)
    switch (type) {
      case 'watch':
        return { type, table: pool.tables.any(dice, table), since: once(dice, 4) ? null : dice.below(30) }
      case 'submit':
        return { type, table, id, seq, actions: this.#actions(offer.texts) }
      case 'undo':
        return { type, table, id, seq, ...(once(dice, 2) && { whole: true }) }
      case 'vote':
        return { type, table, agree: once(dice, 2) }
      case 'chat':
        return { type, table, id, text: letters(dice, 1 + dice.below(40)) }
      case 'share':
        return { type, table, share: hex(dice, 64) }
      case 'ping':
        return { type, id: dice.below(1000) }
      default:
        return { type, table }
    }
  }

  #actions(texts: readonly string[]): string[] {
    const dice = this.#dice
    const length = once(dice, 6) ? 1 + dice.below(5) : 1
    return Array.from({ length }, () =>
      once(dice, 10) ? letters(dice, 1 + dice.below(12)) : anyOf(dice, texts),
    )
  }
}

const NONE = { table: '', seq: 1, texts: ['pass'], cookie: '' }

const HANDSHAKE = [
  'connection: Upgrade',
  'upgrade: websocket',
  'sec-websocket-version: 13',
  'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==',
]

/** Bytes for a connection of their own: no HTTP at all, HTTP with a flaw, or frames that break the protocol. */
export function rawBytes(url: string, dice: Sfc32): Buffer[] {
  const { host } = new URL(url)
  const lines = (...all: string[]) => Buffer.from(`${all.join('\r\n')}\r\n\r\n`, 'latin1')
  const noise = () => Buffer.from(Array.from({ length: 1 + dice.below(400) }, () => dice.below(256)))
  switch (dice.below(10)) {
    case 0:
      return [noise()]
    case 1:
      return [lines('GET /api/games HTTP/1.1', `host: ${host}`, `x: ${'y'.repeat(20_000)}`)]
    case 2:
      return [
        lines('POST /api/guests HTTP/1.1', `host: ${host}`, 'content-length: 5', 'content-length: 6'),
        noise(),
      ]
    case 3:
      return [
        lines('POST /api/guests HTTP/1.1', `host: ${host}`, 'transfer-encoding: chunked'),
        Buffer.from('zz\r\nno'),
      ]
    case 4:
      return [
        lines(
          `${anyOf(dice, ['GET', 'get', 'BREW', 'G E T'])} ${anyOf(dice, ['*', 'x', '/\u0000', '//', '/ /'])} HTTP/${anyOf(dice, ['1.1', '1.0', '2.0', '9'])}`,
          `host: ${host}`,
        ),
      ]
    case 5:
      return [lines('GET /api/games HTTP/1.1')]
    case 6:
      return [lines('CONNECT evil.example:443 HTTP/1.1', `host: ${host}`), noise()]
    case 7:
      return [
        lines('GET /api/socket HTTP/1.1', `host: ${host}`, ...HANDSHAKE.toSpliced(dice.below(4), 1)),
        noise(),
      ]
    case 8:
      return [
        lines(
          `GET ${anyOf(dice, ['/api/games', '/api/socket/x', '/'])} HTTP/1.1`,
          `host: ${host}`,
          ...HANDSHAKE,
        ),
        noise(),
      ]
    default:
      return [lines('GET /api/socket HTTP/1.1', `host: ${host}`, ...HANDSHAKE), ...brokenFrames(dice)]
  }
}

/** Unmasked, unknown, cut in the middle, too long, not UTF-8, or control frames in pieces. */
function brokenFrames(dice: Sfc32): Buffer[] {
  return Array.from({ length: 1 + dice.below(4) }, () => {
    const first = dice.below(256)
    const masked = once(dice, 4) ? 0 : 0x80
    const length = dice.below(126)
    const sized = once(dice, 8) ? [masked | 127, 0xff, 0, 0, 0, 0, 0, 0, 1] : [masked | length]
    const body = Array.from({ length: length + 4 }, () => dice.below(256))
    return Buffer.from([first, ...sized, ...body])
  })
}
