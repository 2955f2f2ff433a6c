import type { Duplex } from 'node:stream'

/** A whole text message, unmasked, as a server sends it (RFC 6455, 5.2). */
const TEXT = 0x81
const SHORT = 125
const IN_TWO_BYTES = 126
const IN_EIGHT_BYTES = 127

const full: Outbox[] = []

/**
 * What is said to one reader in one moment goes out in one piece, at the end of that moment: one buffer and one
 * call to the system, however many messages there are.
 */
export class Outbox {
  readonly #wire: Duplex
  #texts: string[] = []

  constructor(wire: Duplex) {
    this.#wire = wire
  }

  put(text: string): void {
    if (this.#texts.length === 0) {
      if (full.length === 0) process.nextTick(sendAll)
      full.push(this)
    }
    this.#texts.push(text)
  }

  send(): void {
    const texts = this.#texts
    this.#texts = []
    if (texts.length > 0 && this.#wire.writable) this.#wire.write(framed(texts))
  }
}

function sendAll(): void {
  // What comes meanwhile belongs to the next moment.
  for (const outbox of full.splice(0)) outbox.send()
}

function framed(texts: readonly string[]): Buffer {
  const sizes = texts.map((text) => Buffer.byteLength(text))
  const frames = Buffer.allocUnsafe(sizes.reduce((sum, size) => sum + headOf(size) + size, 0))
  let at = 0
  for (const [i, size] of sizes.entries()) {
    at = writeHead(frames, at, size)
    at += frames.write(texts[i], at)
  }
  return frames
}

function headOf(size: number): number {
  return size <= SHORT ? 2 : size < 2 ** 16 ? 4 : 10
}

function writeHead(frames: Buffer, at: number, size: number): number {
  frames[at] = TEXT
  if (size <= SHORT) frames[at + 1] = size
  else if (size < 2 ** 16) {
    frames[at + 1] = IN_TWO_BYTES
    frames.writeUInt16BE(size, at + 2)
  } else {
    frames[at + 1] = IN_EIGHT_BYTES
    frames.writeUInt32BE(0, at + 2)
    frames.writeUInt32BE(size, at + 6)
  }
  return at + headOf(size)
}
