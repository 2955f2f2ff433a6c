import type { Fact } from '@gam/kernel'
import type { Board, Flight } from '../games/board.ts'
import type { Moment } from '../session/session.ts'
import { currentSettings, motionWanted } from '../settings.ts'
import { sound } from './sound.ts'

const MOVE = 320
const FAR = 520
const BETWEEN = 120
/** Whatever others do in one turn is over after this long. */
const LONGEST_TURN = 2500
const PACES = { slow: 1.5, normal: 1, fast: 0.5 }
/** How long what has changed stays marked when nothing moves. */
const MARKED = 1500

/** A flight on its way, as the stage draws it. */
export interface Flying extends Flight {
  readonly key: number
  readonly ms: number
}

export interface Showing {
  /** The table as it is drawn: the last moment whose events have been shown. */
  readonly moment: Moment
  /** The event that is being shown. */
  readonly fact: Fact | null
  /** All events of the same move up to that one. */
  readonly told: readonly Fact[]
  readonly flights: readonly Flying[]
  /** Places that changed, for those who see no motion. */
  readonly marked: readonly string[]
  readonly busy: boolean
  /** While old moves are shown again: which of how many. */
  readonly again: { readonly at: number; readonly of: number } | null
}

/**
 * Shows what happened, one event at a time, and lands on the truth. The table itself is always ahead: this
 * decides only when it is seen. `skip` jumps to the end.
 */
export class Playback {
  #showing: Showing
  #queue: Moment[] = []
  #running = false
  #skipping = false
  #keys = 0
  #wake: (() => void) | null = null
  #closed = false
  readonly #board: Board
  readonly #listeners = new Set<() => void>()

  constructor(board: Board, first: Moment) {
    this.#board = board
    this.#showing = { moment: first, fact: null, told: [], flights: [], marked: [], busy: false, again: null }
  }

  get showing(): Showing {
    return this.#showing
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** The next state of the table. */
  push(moment: Moment): void {
    const last = this.#queue[this.#queue.length - 1] ?? this.#showing.moment
    if (moment === last) return
    this.#queue.push(moment)
    if (!this.#running) void this.#run()
  }

  /** Shows moments that were seen before once more; the last of them is the present. */
  again(from: Moment, moments: readonly Moment[]): void {
    if (this.#running || moments.length === 0) return
    this.#set({ moment: from, again: { at: 1, of: moments.length } })
    this.#queue.push(...moments)
    void this.#run()
  }

  skip(): void {
    if (!this.#running) return
    this.#skipping = true
    this.#wake?.()
  }

  close(): void {
    this.#closed = true
    this.skip()
    this.#listeners.clear()
  }

  #set(part: Partial<Showing>): void {
    this.#showing = { ...this.#showing, ...part }
    for (const listener of this.#listeners) listener()
  }

  async #run(): Promise<void> {
    this.#running = true
    this.#skipping = false
    for (;;) {
      const next = this.#queue.shift()
      if (next === undefined || this.#closed) break
      if (!this.#skipping && isNext(this.#showing.moment, next)) await this.#show(next)
      const { again } = this.#showing
      this.#set({
        moment: next,
        fact: null,
        told: [],
        flights: [],
        busy: this.#queue.length > 0,
        again: again && this.#queue.length > 0 ? { ...again, at: again.at + 1 } : null,
      })
    }
    this.#running = false
    this.#set({ busy: false, again: null })
  }

  async #show(next: Moment): Promise<void> {
    const facts = next.events.slice(next.marks[this.#showing.moment.moves])
    const motions = facts.map((fact) => ({ fact, ...this.#board.motion(fact, this.#showing.moment, next) }))
    if (!motionWanted()) {
      this.#mark(motions.flatMap(({ flights }) => flights.map(({ to }) => to)))
      return
    }
    this.#set({ busy: true })
    const settings = currentSettings()
    const mine = next.movers[next.moves - 1] === next.viewer
    const lengths = motions.map(({ flights, hold = 0 }) =>
      flights.length === 0 ? hold : Math.max(longest(flights), hold) + BETWEEN,
    )
    const whole = lengths.reduce((sum, ms) => sum + ms, 0)
    const hurry = whole > LONGEST_TURN ? 0.5 : 1
    const pace = mine ? 1 : PACES[settings.pace] * hurry
    for (const [i, { fact, flights, sound: name }] of motions.entries()) {
      if (this.#skipping || this.#closed) return
      if (lengths[i] === 0) continue
      if (name) sound(name)
      const staying = this.#showing.flights.filter(({ stays }) => stays)
      const flying = flights.map((flight) => ({
        ...flight,
        key: ++this.#keys,
        ms: (flight.far ? FAR : MOVE) * pace,
      }))
      this.#set({ fact, told: facts.slice(0, i + 1), flights: [...staying, ...flying] })
      await this.#pause(lengths[i] * pace)
    }
  }

  #mark(places: readonly string[]): void {
    if (places.length === 0) return
    this.#set({ marked: places })
    setTimeout(() => {
      if (this.#showing.marked === places && !this.#closed) this.#set({ marked: [] })
    }, MARKED)
  }

  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms)
      this.#wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}

/** So many actions can be the answer to one click; more means that something was missed. */
const ONE_CLICK = 4

/** Undo, a resumed game or another pair of eyes is simply shown; only moves that follow are played. */
function isNext(before: Moment, after: Moment): boolean {
  const steps = after.moves - before.moves
  return steps > 0 && steps <= ONE_CLICK && before.movers.every((mover, i) => after.movers[i] === mover)
}

function longest(flights: readonly Flight[]): number {
  return flights.some(({ far }) => far) ? FAR : MOVE
}
