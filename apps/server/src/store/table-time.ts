import type { Instant } from '../model/instant.ts'
import type { Base, Db } from './base.ts'

/** So often the store is told that somebody is there. */
const BEAT = 2000
/** So often this process notes that it runs. */
const TICK = 250
/** Who noted nothing for so long stood still. */
const STOOD_STILL = 2000
/** Time that the store has not confirmed counts only so far. */
const UNCONFIRMED = 4000
const NAME = 'pulse'

/**
 * The time that counts at tables. It runs like any other, but only while the server does: it stands still while
 * the process is stopped or restarted and while nothing can be committed, and it does not jump when the calendar
 * does. Processes that share a store share it: it runs while one of them can commit.
 */
export class TableTime {
  readonly #base: Base
  readonly #timers: NodeJS.Timeout[] = []
  readonly #wrong: (error: unknown) => void
  #time: number
  /** As far as the store has confirmed it. */
  #sure: number
  #last = performance.now()
  #beating: Promise<void> | null = null
  #failing = false

  private constructor(base: Base, time: number, wrong: (error: unknown) => void) {
    this.#base = base
    this.#time = time
    this.#sure = time
    this.#wrong = wrong
  }

  /** Goes on where the time stood. `wrong` is told when the store stops to take it. */
  static async open(base: Base, wrong: (error: unknown) => void): Promise<TableTime> {
    const time = new TableTime(base, (await read(base.db)) ?? Date.now(), wrong)
    await time.beat()
    time.#timers.push(
      setInterval(() => time.time(), TICK),
      setInterval(() => void time.beat(), BEAT),
    )
    return time
  }

  time(): number {
    const now = performance.now()
    const passed = now - this.#last
    this.#last = now
    const next = this.#time + (passed < STOOD_STILL ? passed : 0)
    this.#time = Math.max(this.#time, Math.min(next, this.#sure + UNCONFIRMED))
    return Math.floor(this.#time)
  }

  moment(): Instant {
    return { at: Date.now(), time: this.time() }
  }

  /** How far the calendar is ahead. */
  get lag(): number {
    return Date.now() - this.time()
  }

  /** The store did not take the last beat, or has not for too long. */
  get failing(): boolean {
    return this.#failing
  }

  /** Has the store confirm the time; it never fails. */
  beat(): Promise<void> {
    this.#beating ??= this.#beat().finally(() => {
      this.#beating = null
    })
    return this.#beating
  }

  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer)
    await this.beat()
  }

  async #beat(): Promise<void> {
    try {
      const known = await this.#base.db.transaction().execute(async (trx) => {
        const known = await read(trx, this.#base.kind === 'postgres')
        const time = Math.max(known ?? 0, this.time())
        const value = String(time)
        await trx
          .insertInto('keeping')
          .values({ name: NAME, value })
          .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
          .execute()
        return time
      })
      // Where another process has gone on meanwhile, its time is everybody's.
      this.#time = Math.max(this.#time, known)
      this.#sure = known
      this.#failing = false
    } catch (error) {
      if (!this.#failing) this.#wrong(error)
      this.#failing = true
    }
  }
}

async function read(db: Db, locked = false): Promise<number | null> {
  const query = db.selectFrom('keeping').select('value').where('name', '=', NAME)
  const row = await (locked ? query.forUpdate() : query).executeTakeFirst()
  return row ? Number(row.value) : null
}
