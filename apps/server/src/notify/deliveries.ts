import { Answered, Hopeless } from './dialer.ts'

/** Something to be told to one person by one way. */
export interface Delivery {
  readonly person: string
  readonly way: string
  /** Ends when it is done, at the latest with the signal. */
  run(signal: AbortSignal): Promise<void>
}

export type Outcome = 'sent' | 'retried' | 'failed' | 'dropped'

export interface DeliveryLimits {
  /** Running at a time, for everybody together and for one person. */
  readonly running: number
  readonly each: number
  /** Waiting at the most, for everybody together and for one person. */
  readonly waiting: number
  readonly eachWaiting: number
  /** How long one may take from beginning to end. */
  readonly deadline: number
  /** How long to wait before each further try. */
  readonly again: readonly number[]
}

export const DELIVERIES: DeliveryLimits = {
  running: 100,
  each: 2,
  waiting: 5000,
  eachWaiting: 40,
  deadline: 10_000,
  again: [5000, 30_000, 180_000],
}

interface Waiting {
  readonly delivery: Delivery
  readonly tries: number
}

/** Statuses that may be others a while later. */
const PASSING = new Set([408, 425, 429])

/**
 * All calls to the outside stand in one queue. Each person has a few places of their own, so that whoever's address
 * is slow waits behind themselves; what cannot be kept is counted, and what failed is tried again later.
 */
export class Deliveries {
  readonly #limits: DeliveryLimits
  readonly #done: (way: string, outcome: Outcome) => void
  readonly #queue: Waiting[] = []
  readonly #running = new Map<string, number>()
  /** Of those in the queue and those that wait for another try. */
  readonly #waiting = new Map<string, number>()
  readonly #later = new Set<NodeJS.Timeout>()
  readonly #ending = new AbortController()
  #busy = 0
  #kept = 0

  constructor(done: (way: string, outcome: Outcome) => void, limits: DeliveryLimits = DELIVERIES) {
    this.#done = done
    this.#limits = limits
  }

  /** Those that wait, for their turn or for another try. */
  get waiting(): number {
    return this.#kept
  }

  add(delivery: Delivery): void {
    const { waiting, eachWaiting } = this.#limits
    const theirs = this.#waiting.get(delivery.person) ?? 0
    if (this.#kept >= waiting || theirs >= eachWaiting || this.#ending.signal.aborted) {
      this.#done(delivery.way, 'dropped')
      return
    }
    this.#keep(delivery, 1)
    this.#queue.push({ delivery, tries: 0 })
    this.#next()
  }

  /** Nothing is begun any more, and what runs is cut short. */
  close(): void {
    for (const timer of this.#later) clearTimeout(timer)
    this.#later.clear()
    this.#queue.length = 0
    this.#ending.abort()
  }

  #keep({ person }: Delivery, by: 1 | -1): void {
    this.#kept += by
    count(this.#waiting, person, by)
  }

  #next(): void {
    while (this.#busy < this.#limits.running) {
      const free = ({ delivery }: Waiting) => (this.#running.get(delivery.person) ?? 0) < this.#limits.each
      const place = this.#queue.findIndex(free)
      const [waiting] = place < 0 ? [] : this.#queue.splice(place, 1)
      if (waiting === undefined) return
      void this.#run(waiting)
    }
  }

  async #run({ delivery, tries }: Waiting): Promise<void> {
    this.#keep(delivery, -1)
    this.#busy++
    count(this.#running, delivery.person, 1)
    const signal = AbortSignal.any([this.#ending.signal, AbortSignal.timeout(this.#limits.deadline)])
    try {
      await Promise.race([delivery.run(signal), ended(signal)])
      this.#done(delivery.way, 'sent')
    } catch (error) {
      this.#failed(delivery, tries, error)
    } finally {
      this.#busy--
      count(this.#running, delivery.person, -1)
      this.#next()
    }
  }

  #failed(delivery: Delivery, tries: number, error: unknown): void {
    const { again } = this.#limits
    if (this.#ending.signal.aborted || tries >= again.length || isHopeless(error)) {
      this.#done(delivery.way, 'failed')
      return
    }
    this.#done(delivery.way, 'retried')
    this.#keep(delivery, 1)
    const timer = setTimeout(() => {
      this.#later.delete(timer)
      this.#queue.push({ delivery, tries: tries + 1 })
      this.#next()
    }, again[tries])
    this.#later.add(timer)
    timer.unref()
  }
}

function isHopeless(error: unknown): boolean {
  if (error instanceof Answered) return error.status < 500 && !PASSING.has(error.status)
  return error instanceof Hopeless
}

/** Whatever does not heed its signal does not keep its place either. */
function ended(signal: AbortSignal): Promise<never> {
  return new Promise((_, fail) => {
    signal.addEventListener('abort', () => fail(signal.reason), { once: true })
  })
}

function count(counts: Map<string, number>, key: string, by: 1 | -1): void {
  const left = (counts.get(key) ?? 0) + by
  if (left > 0) counts.set(key, left)
  else counts.delete(key)
}
