/** A group that takes longer than this no longer holds up those that come after it. */
const PATIENCE = 1000

interface Waiting<T> {
  readonly one: T
  readonly since: number
}

export interface Batching<T> {
  /** Of one group at the most. */
  readonly most: number
  /** How many groups may be under way when all but the last are held up. */
  readonly lanes: number
  /** Does a group; what it gives tells each of them how it went. It never fails. */
  act(group: readonly T[]): Promise<() => void>
}

/**
 * Does together what comes in the same moment, or while something is being done: one group at a time, unless one
 * is held up. Then the next goes ahead beside it.
 */
export class Batcher<T> {
  readonly #batching: Batching<T>
  #waiting: Waiting<T>[] = []
  readonly #acting = new Set<readonly Waiting<T>[]>()
  readonly #lanes = new Set<Promise<void>>()
  /** The lane that takes what comes; the others only wait for what they have. */
  #open: object | null = null

  constructor(batching: Batching<T>) {
    this.#batching = batching
  }

  add(one: T): void {
    this.#waiting.push({ one, since: performance.now() })
    this.#start()
  }

  /** When all that was given is done. */
  async idle(): Promise<void> {
    while (this.#lanes.size > 0) await Promise.all(this.#lanes)
  }

  /** For how long the oldest has been waiting to be done, in milliseconds. */
  get age(): number {
    let since = this.#waiting[0]?.since ?? Number.POSITIVE_INFINITY
    for (const [first] of this.#acting) if (first) since = Math.min(since, first.since)
    return Math.max(0, performance.now() - since)
  }

  #start(): void {
    if (this.#open !== null || this.#waiting.length === 0 || this.#lanes.size >= this.#batching.lanes) return
    const key = {}
    this.#open = key
    const lane: Promise<void> = this.#run(key).finally(() => {
      this.#lanes.delete(lane)
      this.#start()
    })
    this.#lanes.add(lane)
  }

  async #run(key: object): Promise<void> {
    // Whatever else arrives in this turn of the event loop joins the group.
    await new Promise((next) => setImmediate(next))
    let acting = this.#next(key)
    while (acting !== null) {
      const answer = await acting
      // First the next group is sent off: it is worked on while these are answered.
      acting = this.#open === key ? this.#next(key) : null
      answer()
    }
    if (this.#open === key) this.#open = null
  }

  #next(key: object): Promise<() => void> | null {
    const group = this.#waiting.splice(0, this.#batching.most)
    if (group.length === 0) return null
    this.#acting.add(group)
    const heldUp = setTimeout(() => this.#relieve(key), PATIENCE)
    return this.#batching.act(group.map(({ one }) => one)).finally(() => {
      clearTimeout(heldUp)
      this.#acting.delete(group)
    })
  }

  #relieve(key: object): void {
    if (this.#open === key) this.#open = null
    this.#start()
  }
}
