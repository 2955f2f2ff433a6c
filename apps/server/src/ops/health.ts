import { sql } from 'kysely'
import type { Base } from '../store/base.ts'
import { isUnavailable } from '../store/unavailable.ts'

/** A commit that takes longer than this is held up. */
const COMMIT = 5000
/** So long the store may take to answer when it is asked whether it is there. */
const ANSWER = 3000
/** After something could not be stored the server is called ill for so long, unless something can be. */
const AFTER = 10_000

export type Illness = 'database' | 'commits' | 'writing'

interface Signs {
  /** For how long the oldest entry has been waiting for its commit. */
  age(): number
  /** The time that counts cannot be stored. */
  failing(): boolean
}

/** Whether this process can serve: it can read, and what it is given can be stored. */
export class Health {
  readonly #base: Base
  readonly #signs: Signs
  #failed = Number.NEGATIVE_INFINITY

  constructor(base: Base, signs: Signs) {
    this.#base = base
    this.#signs = signs
  }

  /** Something went wrong somewhere; if it is the store, that is remembered. */
  note(error: unknown): void {
    if (isUnavailable(error)) this.#failed = performance.now()
  }

  async illness(): Promise<Illness | null> {
    if (this.#signs.age() > COMMIT) return 'commits'
    if (this.#signs.failing() || performance.now() - this.#failed < AFTER) return 'writing'
    return (await this.#answers()) ? null : 'database'
  }

  async #answers(): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<boolean>((settle) => {
      timer = setTimeout(() => settle(false), ANSWER)
    })
    const asked = sql`select 1`.execute(this.#base.db).then(
      () => true,
      () => false,
    )
    const answered = await Promise.race([asked, late])
    clearTimeout(timer)
    return answered
  }
}
