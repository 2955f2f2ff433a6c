import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'

const TEXT = { binary: false }
/** So many of those who can wait are served before others are looked after again. */
const SLICE = 50

const prompt = new Set<Outbox>()
const patient = new Set<Outbox>()

/**
 * What is said to one reader in one moment goes out in one piece, at the end of that moment: one call to the
 * system, however many messages there are. Whoever only looks on can wait: a crowd is served in slices, between
 * which everything else goes on.
 */
export class Outbox {
  readonly #socket: WebSocket
  readonly #wire: Duplex
  #texts: string[] = []
  #letters = 0

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
    } else if (!canWait && !prompt.has(this)) {
      // What waited until now goes along: everything arrives in the order in which it was said.
      patient.delete(this)
      if (prompt.size === 0) process.nextTick(sendAll)
      prompt.add(this)
    }
    this.#texts.push(text)
    this.#letters += text.length
  }

  send(): void {
    const texts = this.#texts
    this.#texts = []
    this.#letters = 0
    prompt.delete(this)
    patient.delete(this)
    if (texts.length === 0 || this.#socket.readyState !== this.#socket.OPEN) return
    this.#wire.cork()
    // As bytes already: frames of nothing but bytes go to the system in one piece, texts one by one.
    for (const text of texts) this.#socket.send(Buffer.from(text), TEXT)
    this.#wire.uncork()
  }
}

function sendAll(): void {
  for (const outbox of prompt) outbox.send()
}

function sendSome(): void {
  let served = 0
  for (const outbox of patient) {
    outbox.send()
    if (++served === SLICE) break
  }
  if (patient.size > 0) setImmediate(sendSome)
}
