import { Denied } from '../denied.ts'

const WINDOW = 900_000
const MOST = 10
const MOST_REMEMBERED = 20_000

/**
 * Wrong passwords and codes for one account, from wherever they come: limits by address do not hold somebody who has
 * many. Sessions and passkeys go on while it lasts.
 */
export class Attempts {
  readonly #now: () => number
  readonly #most: number
  readonly #wrong = new Map<string, { count: number; since: number }>()

  constructor(now: () => number, factor: number) {
    this.#now = now
    this.#most = Math.max(1, MOST * factor)
  }

  /** Throws where there were too many; otherwise this one counts, until it is said to have been right. */
  begin(login: string): void {
    const now = this.#now()
    const known = this.#wrong.get(login)
    const current = known && now - known.since < WINDOW ? known : { count: 0, since: now }
    if (current.count >= this.#most) {
      const minutes = Math.ceil((current.since + WINDOW - now) / 60_000)
      throw new Denied(
        'too-fast',
        `Too many wrong tries for this account; wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, or use a passkey.`,
      )
    }
    current.count++
    this.#wrong.delete(login)
    this.#wrong.set(login, current)
    const [oldest] = this.#wrong.keys()
    if (oldest !== undefined && this.#wrong.size > MOST_REMEMBERED) this.#wrong.delete(oldest)
  }

  right(login: string): void {
    this.#wrong.delete(login)
  }
}
