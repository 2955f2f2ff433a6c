import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'

/** So many of those who can wait are served before others are looked after again. */
const SLICE = 50

const prompt: Outbox[] = []
const patient = new Set<Outbox>()

/**
 * What is said to one reader in one moment goes out in one piece, at the end of that moment: one call to the
 * system, however many messages there are. Whoever only looks on can wait: a crowd is served in slices, between
 * which everything else goes on.
 */
export class Outbox {
  readonly #socket: WebSocket
  readonly #wire: Duplex
  /** What waits. The list stays: one that has grown old would keep what was in it from being collected soon. */
  readonly #texts: string[] = []
  #letters = 0
  /** It is one of those that are served at the end of this moment. */
  #isPrompt = false

  /** `wire`: what carries the frames of the socket. */
  constructor(socket: WebSocket, wire: Duplex) {
    this.#socket = socket
    this.#wire = wire
  }

  /** How much waits for this reader, here and on its way. */
  get waiting(): number {
    return this.#letters + this.#socket.bufferedAmount
  }

  put(text: string, canWait = false): void {
    if (this.#texts.length === 0 && canWait) {
      if (patient.size === 0) setImmediate(sendSome)
      patient.add(this)
    } else if (!canWait && !this.#isPrompt) {
      // What waited until now goes along: everything arrives in the order in which it was said.
      patient.delete(this)
      if (prompt.length === 0) process.nextTick(sendAll)
      prompt.push(this)
      this.#isPrompt = true
    }
    this.#texts.push(text)
    this.#letters += text.length
  }

  send(): void {
    const texts = this.#texts
    this.#letters = 0
    this.#isPrompt = false
    patient.delete(this)
    if (texts.length > 0 && this.#socket.readyState === this.#socket.OPEN) this.#wire.write(framed(texts))
    texts.length = 0
  }
}

/** The first byte of a text that is whole in its frame. */
const WHOLE_TEXT = 0x81
/** Lengths that are told in bytes of their own, and how many of them. */
const IN_TWO = { from: 126, mark: 126 }
const IN_EIGHT = { from: 65_536, mark: 127 }
/** A letter of a text is so many bytes at the most. */
const WIDEST = 3

/**
 * Texts as they travel, in one piece, which is half the work of having each framed and sent by itself. Whole frames
 * may stand between those that the socket itself sends: nothing here is compressed, so none of them is ever half sent.
 */
function framed(texts: readonly string[]): Buffer {
  let most = 0
  for (const { length } of texts) most += headOf(length * WIDEST) + length * WIDEST
  if (used + most > slab.length) {
    slab = Buffer.allocUnsafeSlow(Math.max(SLAB, most))
    used = 0
  }
  const start = used
  for (const text of texts) used = writeFrame(slab, used, text)
  return slab.subarray(start, used)
}

/** Where it ends. */
function writeFrame(bytes: Buffer, at: number, text: string): number {
  // Where the letters tell already how long the head will be, the bytes need not be counted before they are written.
  const head = headOf(text.length)
  const size = head === headOf(text.length * WIDEST) ? null : Buffer.byteLength(text)
  const start = at + (size === null ? head : headOf(size))
  const length = bytes.write(text, start)
  bytes[at] = WHOLE_TEXT
  if (length < IN_TWO.from) bytes[at + 1] = length
  else if (length < IN_EIGHT.from) {
    bytes[at + 1] = IN_TWO.mark
    bytes[at + 2] = length >> 8
    bytes[at + 3] = length & 0xff
  } else {
    bytes[at + 1] = IN_EIGHT.mark
    bytes.writeUInt32BE(0, at + 2)
    bytes.writeUInt32BE(length, at + 6)
  }
  return start + length
}

function headOf(length: number): number {
  return length < IN_TWO.from ? 2 : length < IN_EIGHT.from ? 4 : 10
}

/** What is sent is cut from one piece of memory as long as there is room in it. */
const SLAB = 65_536
let slab = Buffer.allocUnsafeSlow(SLAB)
let used = 0

function sendAll(): void {
  for (const outbox of prompt) outbox.send()
  prompt.length = 0
}

function sendSome(): void {
  let served = 0
  for (const outbox of patient) {
    outbox.send()
    if (++served === SLICE) break
  }
  if (patient.size > 0) setImmediate(sendSome)
}
