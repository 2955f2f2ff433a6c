import { type Chance, MOST } from './chance.ts'
import { sha256, utf8 } from './sha256.ts'

const CONSTANT = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]
const BLOCK = 16

/** One block of the ChaCha20 stream of RFC 8439: 16 words for a key of 8, a nonce of 3 and a block number. */
export function chachaBlock(
  key: ArrayLike<number>,
  nonce: ArrayLike<number>,
  block: number,
  out: Uint32Array,
): void {
  const start = new Int32Array(BLOCK)
  start.set(CONSTANT, 0)
  start.set(key, 4)
  start[12] = block
  start.set(nonce, 13)
  const s = start.slice()
  for (let round = 0; round < 10; round++) {
    quarter(s, 0, 4, 8, 12)
    quarter(s, 1, 5, 9, 13)
    quarter(s, 2, 6, 10, 14)
    quarter(s, 3, 7, 11, 15)
    quarter(s, 0, 5, 10, 15)
    quarter(s, 1, 6, 11, 12)
    quarter(s, 2, 7, 8, 13)
    quarter(s, 3, 4, 9, 14)
  }
  for (let i = 0; i < BLOCK; i++) out[i] = s[i] + start[i]
}

function quarter(s: Int32Array, a: number, b: number, c: number, d: number): void {
  s[a] += s[b]
  s[d] = turn(s[d] ^ s[a], 16)
  s[c] += s[d]
  s[b] = turn(s[b] ^ s[c], 12)
  s[a] += s[b]
  s[d] = turn(s[d] ^ s[a], 8)
  s[c] += s[d]
  s[b] = turn(s[b] ^ s[c], 7)
}

function turn(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by))
}

function littleEndianWords(bytes: Uint8Array, count: number): Uint32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  return Uint32Array.from({ length: count }, (_, i) => view.getUint32(i * 4, true))
}

/** Any text is a seed; its digest is the key. */
export function keyOf(seed: string): Uint32Array {
  return littleEndianWords(sha256(utf8(seed)), 8)
}

/** Each label has a nonce of its own, and with it a stream of its own under every key. */
export function nonceOf(label: string): Uint32Array {
  return littleEndianWords(sha256(utf8(label)), 3)
}

/**
 * The generator of live tables. What it will give cannot be told from what it gave; how far each stream has
 * been read is plain data (`positions`), the key stays outside the state.
 */
export class ChaCha implements Chance {
  readonly positions: number[]
  readonly #key: Uint32Array
  readonly #nonces: readonly Uint32Array[]
  readonly #block = new Uint32Array(BLOCK)
  #loadedStream = -1
  #loadedBlock = -1

  constructor(key: Uint32Array, nonces: readonly Uint32Array[], positions: readonly number[]) {
    this.#key = key
    this.#nonces = nonces
    this.positions = [...positions]
  }

  below(n: number, stream: number): number {
    if (!(Number.isInteger(n) && n >= 1 && n <= MOST))
      throw new RangeError(`a draw needs a whole number of outcomes from 1 to ${MOST}, not ${n}`)
    const unfair = 0x100000000 % n
    let word = this.#word(stream)
    while (Math.imul(word, n) >>> 0 < unfair) word = this.#word(stream)
    return Math.floor((word * n) / 0x100000000)
  }

  #word(stream: number): number {
    const position = this.positions[stream]++
    const block = Math.floor(position / BLOCK)
    if (stream !== this.#loadedStream || block !== this.#loadedBlock) {
      chachaBlock(this.#key, this.#nonces[stream], block, this.#block)
      this.#loadedStream = stream
      this.#loadedBlock = block
    }
    return this.#block[position % BLOCK]
  }
}
