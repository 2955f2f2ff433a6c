import type { Duplex } from 'node:stream'

/** A whole text message, unmasked, as a server sends it (RFC 6455, 5.2). */
const TEXT = 0x81
const SHORT = 125
const IN_TWO_BYTES = 126
const IN_EIGHT_BYTES = 127

const full: Outbox[] = []

/**
 * What is said to one reader in one moment goes out in one piece, at the end of that moment: one call to
 * the system, however many messages there are.
 */
export class Outbox {
  readonly #wire: Duplex
  /** With a letter for each byte: the system takes that from us without a buffer in between. */
  #frames = ''

  constructor(wire: Duplex) {
    this.#wire = wire
  }

  put(text: string): void {
    if (this.#frames === '') {
      if (full.length === 0) process.nextTick(sendAll)
      full.push(this)
    }
    const size = Buffer.byteLength(text)
    this.#frames += headOf(size) + (size === text.length ? text : Buffer.from(text).toString('latin1'))
  }

  send(): void {
    const frames = this.#frames
    this.#frames = ''
    if (frames !== '' && this.#wire.writable) this.#wire.write(frames, 'latin1')
  }
}

function sendAll(): void {
  // What comes meanwhile belongs to the next moment.
  for (const outbox of full.splice(0)) outbox.send()
}

function headOf(size: number): string {
  if (size <= SHORT) return String.fromCharCode(TEXT, size)
  if (size < 2 ** 16) return String.fromCharCode(TEXT, IN_TWO_BYTES, size >> 8, size & 0xff)
  const bytes = [0, 0, 0, 0, size >>> 24, (size >> 16) & 0xff, (size >> 8) & 0xff, size & 0xff]
  return String.fromCharCode(TEXT, IN_EIGHT_BYTES, ...bytes)
}
