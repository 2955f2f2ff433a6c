import { createHash } from 'node:crypto'
import type { Person, SessionInfo } from '@gam/protocol/wire'
import { Denied } from '../denied.ts'
import { hashOfSecret, newSecret } from '../ids.ts'
import { personOf } from '../store/people-store.ts'
import type { SessionRow, SessionStore } from '../store/session-store.ts'

/** As long as browsers keep a cookie. */
export const SESSION_DAYS = 400
const DAY = 86_400_000
const HOUR = 3_600_000
const REMEMBERED = 10_000
/** Of one person; who logs in once more ends the one that was used longest ago. */
const MOST = 50
const REMEMBER_FOR = 60_000

/** Somebody who came in, and by what. */
export interface Session {
  readonly hash: string
  readonly person: Person
}

/**
 * Who is logged in where. A secret is 256 bits; the store has its hash, and nothing else names a person. What is
 * open in the name of a session (sockets, streams) ends with it.
 */
export class Sessions {
  readonly #store: SessionStore
  readonly #now: () => number
  readonly #known = new Map<string, { readonly person: Person; readonly until: number }>()
  readonly #open = new Map<string, Set<() => void>>()
  /** Goes up whenever a session ends: what was read before that is not to be remembered. */
  #endings = 0

  constructor(store: SessionStore, now: () => number) {
    this.#store = store
    this.#now = now
  }

  /** A new session; `device`: from what sort of browser, null for a bot's token, which never runs out. */
  async open(person: string, device: string | null): Promise<string> {
    const secret = newSecret()
    const now = this.#now()
    const expires = device === null ? null : now + SESSION_DAYS * DAY
    await this.#store.add({ hash: hashOfSecret(secret), person, created: now, expires, seen: now, device })
    const all = await this.#store.of(person, now)
    const oldest = all.toSorted((a, b) => (b.seen ?? 0) - (a.seen ?? 0)).slice(MOST)
    if (oldest.length > 0) await this.end(oldest.map(({ hash }) => hash))
    return secret
  }

  async who(secret: string): Promise<Session | null> {
    // Longer or shorter than any secret: no need to ask the store.
    if (!/^[A-Za-z0-9_-]{43}$/.test(secret)) return null
    const hash = hashOfSecret(secret)
    const now = this.#now()
    const known = this.#known.get(hash)
    if (known && known.until > now) return { hash, person: known.person }
    for (;;) {
      const endings = this.#endings
      const row = await this.#store.person(hash, now)
      if (endings !== this.#endings) continue
      if (!row) return null
      if (this.#known.size >= REMEMBERED) this.#known.clear()
      const person = personOf(row)
      this.#known.set(hash, { person, until: now + REMEMBER_FOR })
      if ((row.seen ?? 0) < now - HOUR) await this.#store.saw(hash, now)
      return { hash, person }
    }
  }

  /** Calls back once when this session ends; best asked before `who`, so that nothing falls between. */
  attach(hash: string, ended: () => void): () => void {
    const all = this.#open.get(hash) ?? new Set()
    this.#open.set(hash, all)
    all.add(ended)
    return () => {
      all.delete(ended)
      if (all.size === 0 && this.#open.get(hash) === all) this.#open.delete(hash)
    }
  }

  async end(hashes: readonly string[]): Promise<void> {
    await this.#store.end(hashes)
    this.ended(hashes)
  }

  /** These are over, wherever they were ended. */
  ended(hashes: readonly string[]): void {
    this.#endings++
    for (const hash of hashes) {
      this.#known.delete(hash)
      const open = this.#open.get(hash)
      this.#open.delete(hash)
      for (const ended of open ?? []) ended()
    }
  }

  /** Looks whether what is open here still has its session: it may have run out, or been ended by hand. */
  async look(): Promise<void> {
    const open = [...this.#open.keys()]
    if (open.length === 0) return
    const living = await this.#store.living(open, this.#now())
    const gone = open.filter((hash) => !living.has(hash))
    if (gone.length > 0) this.ended(gone)
  }

  /** All sessions of a person; `mine` is the one that asks. */
  async list(person: string, mine: string | null): Promise<SessionInfo[]> {
    const rows = await this.#store.of(person, this.#now())
    return rows.map((row) => ({
      id: idOf(row),
      device: row.device ?? '',
      created: row.created,
      seen: row.seen ?? row.created,
      current: row.hash === mine,
    }))
  }

  async endOne(person: string, id: string): Promise<void> {
    const row = (await this.#store.of(person, this.#now())).find((one) => idOf(one) === id)
    if (!row) throw new Denied('not-found', 'You have no such session.')
    await this.end([row.hash])
  }

  /** All sessions of a person but this one; how many there were. */
  async endOthers(person: string, mine: string | null): Promise<number> {
    const others = (await this.#store.of(person, this.#now())).map(({ hash }) => hash)
    const ending = others.filter((hash) => hash !== mine)
    await this.end(ending)
    return ending.length
  }

  /** Lets go of sessions that have run out. */
  tidy(): Promise<void> {
    return this.#store.forgetExpired(this.#now())
  }

  /** What is remembered of a person is not so any more. */
  forget(person: string): void {
    this.#endings++
    for (const [hash, known] of this.#known) if (known.person.id === person) this.#known.delete(hash)
  }
}

/** A name for a session that gives away nothing of it. */
function idOf({ hash }: Pick<SessionRow, 'hash'>): string {
  return createHash('sha256').update(`gam session id ${hash}`).digest('base64url').slice(0, 22)
}
