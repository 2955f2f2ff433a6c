import type { Desk, Driver } from './desk.ts'

export interface Played {
  readonly moves: number
  readonly ms: number
  /** From each move to its acknowledgement, in milliseconds. */
  readonly latencies: Float64Array
  /** One of the games is over. */
  readonly over: boolean
}

/** Where one table stands. */
interface Turn {
  waiting: boolean
  /** Since when the next move could be made, when it should be, and when the last one was. */
  ready: number
  due: number
  sent: number
}

const TICK = 1
const PATIENCE = 10_000

/**
 * All tables play side by side for a while: as quickly as they are answered, or `rate` moves a second each. It
 * ends when the time is up or one of the games is over, for then fewer would be playing.
 */
export function playStretch(desks: readonly Desk[], ms: number, rate: number | null): Promise<Played> {
  return new Promise((settle, fail) => {
    const stretch = new Stretch(desks, rate === null ? 0 : 1000 / rate, settle)
    const timers = [setInterval(() => stretch.tick(), TICK), setTimeout(() => stretch.end(), ms)]
    timers.push(setTimeout(() => fail(new Error('the server stopped answering')), ms + PATIENCE))
    stretch.left = () => timers.forEach(clearTimeout)
    // Whose last move was answered as the stretch before ended was not heard to be over.
    if (desks.some(({ ended }) => ended)) stretch.end(true)
    stretch.tick()
  })
}

class Stretch implements Driver {
  readonly #turns = new Map<Desk, Turn>()
  readonly #interval: number
  readonly #settle: (played: Played) => void
  readonly #start = performance.now()
  readonly #latencies: number[] = []
  #outstanding = 0
  #ended: { moves: number; ms: number; over: boolean } | null = null
  left = () => {}

  constructor(desks: readonly Desk[], interval: number, settle: (played: Played) => void) {
    this.#interval = interval
    this.#settle = settle
    const now = this.#start
    for (const [i, desk] of desks.entries()) {
      const due = now + (interval * i) / desks.length
      this.#turns.set(desk, { waiting: false, ready: now, due, sent: 0 })
      desk.driver = this
    }
  }

  acknowledged(desk: Desk): void {
    const turn = this.#turns.get(desk)
    if (!turn?.waiting) return
    const now = performance.now()
    turn.waiting = false
    this.#latencies.push(now - turn.sent)
    this.#outstanding--
    this.#readied(desk, turn, now)
    this.#leave()
  }

  asked(desk: Desk): void {
    const turn = this.#turns.get(desk)
    if (turn) this.#readied(desk, turn, performance.now())
  }

  over(): void {
    this.end(true)
  }

  tick(): void {
    const now = performance.now()
    for (const [desk, turn] of this.#turns) this.#moveIfDue(desk, turn, now)
  }

  /** What is on its way is waited for, but counts no more. */
  end(over = false): void {
    this.#ended ??= { moves: this.#latencies.length, ms: performance.now() - this.#start, over }
    this.#leave()
  }

  #readied(desk: Desk, turn: Turn, now: number): void {
    if (turn.waiting || !desk.open) return
    turn.ready = now
    this.#moveIfDue(desk, turn, now)
  }

  #moveIfDue(desk: Desk, turn: Turn, now: number): void {
    if (this.#ended !== null || turn.waiting || !desk.open || now < turn.due) return
    turn.waiting = true
    if (this.#interval === 0) turn.sent = now
    else {
      // What had to wait for the answer before it counts from when it was due: a slow server is not asked less,
      // and looks no better for it.
      turn.sent = turn.ready > turn.due ? turn.due : now
      turn.due += this.#interval
    }
    this.#outstanding++
    desk.move()
  }

  #leave(): void {
    if (this.#ended === null || this.#outstanding > 0) return
    this.left()
    this.#settle({ ...this.#ended, latencies: Float64Array.from(this.#latencies) })
  }
}
