import type { Statement } from '@gam/kernel'
import type { Acting, Board, Flight, Motion } from '../games/board.ts'
import { Listeners } from '../listeners.ts'
import type { Moment } from '../session/session.ts'
import { currentSettings, motionWanted } from '../settings.ts'
import { wake } from '../world/life.ts'
import { sound } from '../world/sound/sound.ts'

const MOVE = 320
const FAR = 520
const BETWEEN = 120
/** Whatever others do in one turn is over after this long. */
const LONGEST_TURN = 2500
/** No climax takes longer, with all that goes on in it. */
const LONGEST_CLIMAX = 3000
/** What is left of a climax when one of its kind was seen. */
const SEEN_BEFORE = 0.4
const PACES = { slow: 1.5, normal: 1, fast: 0.5 }
/** How long what has changed stays marked when nothing moves. */
const MARKED = 1500

/** The same one each time: what is drawn of nothing is drawn once. */
const NONE: readonly never[] = []

/** A flight on its way, as the stage draws it. */
export interface Flying extends Flight {
  readonly key: number
  readonly ms: number
  /** How many ms it waits before it sets out. */
  readonly delay: number
}

export interface Showing {
  /** The table as it is drawn: the last moment whose events have been shown. */
  readonly moment: Moment
  /** The event that is being shown. */
  readonly statement: Statement | null
  /** All events of the same move up to that one. */
  readonly told: readonly Statement[]
  readonly flights: readonly Flying[]
  /** The scene that the board plays with it. */
  readonly acting: Acting | null
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
  readonly #voice: typeof sound
  /** The scenes that were played in this game. */
  readonly #staged = new Set<string>()
  readonly #listeners = new Listeners()

  constructor(board: Board, first: Moment, voice = sound) {
    this.#board = board
    this.#voice = voice
    this.#showing = {
      moment: first,
      statement: null,
      told: NONE,
      flights: NONE,
      acting: null,
      marked: NONE,
      busy: false,
      again: null,
    }
  }

  get showing(): Showing {
    return this.#showing
  }

  subscribe(listener: () => void): () => void {
    return this.#listeners.subscribe(listener)
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
    this.#listeners.tell()
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
        statement: null,
        told: NONE,
        flights: NONE,
        acting: null,
        busy: this.#queue.length > 0,
        again: again && this.#queue.length > 0 ? { ...again, at: again.at + 1 } : null,
      })
    }
    this.#running = false
    this.#set({ busy: false, again: null })
  }

  async #show(next: Moment): Promise<void> {
    const statements = next.events.slice(next.marks[this.#showing.moment.moves])
    const motions = statements.map((statement) => ({
      statement,
      ...this.#board.motion(statement, this.#showing.moment, next),
    }))
    if (!motionWanted()) {
      this.#mark(motions.flatMap(({ flights }) => flights.map(({ to }) => to)))
      // All of it happens at once: one voice, that of the greatest of it.
      const heard = motions.findLast(({ climax }) => climax) ?? motions.findLast((motion) => motion.sound)
      if (heard?.sound) this.#voice(heard.sound)
      return
    }
    this.#set({ busy: true })
    const settings = currentSettings()
    const mine = next.movers[next.moves - 1] === next.viewer
    let scene = { ms: 0 }
    const timed = motions.map((motion) => {
      const length = this.#lengthOf(motion)
      if (!motion.goesOn) scene = { ms: 0 }
      scene.ms += length
      return { ...motion, length, scene }
    })
    // A climax has its own time.
    const whole = timed.reduce((sum, { climax, length }) => (climax ? sum : sum + length), 0)
    const hurry = whole > LONGEST_TURN ? 0.5 : 1
    const pace = mine ? 1 : PACES[settings.pace] * hurry
    for (const [i, motion] of timed.entries()) {
      const { statement, flights, sound, act, climax, length, scene, turns } = motion
      if (this.#skipping || this.#closed) return
      if (sound) this.#voice(sound)
      if (length === 0) continue
      wake()
      const tight = climax ? Math.min(1, LONGEST_CLIMAX / scene.ms) : 1
      const staying = turns ? [] : this.#showing.flights.filter(({ stays }) => stays)
      const flying = flights.map((flight) => ({
        ...flight,
        key: ++this.#keys,
        ms: (flight.far ? FAR : MOVE) * pace * tight,
        delay: (flight.after ?? 0) * pace * tight,
      }))
      const ms = length * (climax ? tight : pace)
      if (act !== undefined) this.#staged.add(act)
      const acting = act === undefined ? null : { name: act, statement, ms }
      this.#set({ statement, told: statements.slice(0, i + 1), flights: [...staying, ...flying], acting })
      await this.#pause(ms)
    }
  }

  /** How many ms an event takes; a climax that was seen before in this game is soon over. */
  #lengthOf({ flights, hold = 0, act, climax = false }: Motion): number {
    const seen = climax && act !== undefined && this.#staged.has(act)
    const rest = seen ? hold * SEEN_BEFORE : hold
    return flights.length === 0 ? rest : Math.max(longest(flights), rest) + BETWEEN
  }

  #mark(places: readonly string[]): void {
    if (places.length === 0) return
    this.#set({ marked: places })
    setTimeout(() => {
      if (this.#showing.marked === places && !this.#closed) this.#set({ marked: NONE })
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
  return Math.max(...flights.map(({ far, after = 0 }) => after + (far ? FAR : MOVE)))
}
