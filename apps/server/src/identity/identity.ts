import type { Me, Person } from '@gam/protocol/wire'
import { Denied } from '../denied.ts'
import { hashOfSecret, newId, newSecret } from '../ids.ts'
import { type PeopleStore, type PersonRow, personOf } from '../store/people-store.ts'
import { checkPassword, hashPassword } from './passwords.ts'

/** As long as browsers keep a cookie. */
export const SESSION_DAYS = 400
const DAY = 86_400_000
const REMEMBERED = 10_000
const REMEMBER_FOR = 60_000
const MOST_BOTS = 10
const MOST_MUTES = 500

interface Remembered {
  readonly person: Person
  readonly until: number
}

/** Who is asking. A secret is 256 bits; the store has its hash, and nothing else names a person. */
export class Identity {
  readonly #people: PeopleStore
  readonly #now: () => number
  readonly #known = new Map<string, Remembered>()
  readonly #mutes = new Map<string, Set<string>>()

  constructor(people: PeopleStore, now: () => number) {
    this.#people = people
    this.#now = now
  }

  async guest(name: string): Promise<{ person: Person; secret: string }> {
    const person: Person = { id: newId(), name, kind: 'guest' }
    await this.#people.add({ ...person, owner: null, created: this.#now() })
    return { person, secret: await this.open(person.id) }
  }

  /** A new session of a person. */
  async open(person: string): Promise<string> {
    const secret = newSecret()
    const now = this.#now()
    await this.#people.addSession(hashOfSecret(secret), person, now, now + SESSION_DAYS * DAY)
    return secret
  }

  async end(secret: string): Promise<void> {
    const hash = hashOfSecret(secret)
    this.#known.delete(hash)
    await this.#people.endSession(hash)
  }

  /** Lets go of sessions that have run out. */
  tidy(): Promise<void> {
    return this.#people.forgetExpired(this.#now())
  }

  async who(secret: string): Promise<Person | null> {
    // Longer or shorter than any secret: no need to ask the store.
    if (!/^[A-Za-z0-9_-]{43}$/.test(secret)) return null
    const hash = hashOfSecret(secret)
    const now = this.#now()
    const known = this.#known.get(hash)
    if (known && known.until > now) return known.person
    const row = await this.#people.bySession(hash, now)
    if (!row) return null
    if (this.#known.size >= REMEMBERED) this.#known.clear()
    const person = personOf(row)
    this.#known.set(hash, { person, until: now + REMEMBER_FOR })
    return person
  }

  async rename(person: string, name: string): Promise<void> {
    await this.#people.change(person, { name })
    this.forget(person)
  }

  async register(person: Person, login: string, password: string): Promise<void> {
    if (person.kind === 'bot') throw new Denied('not-allowed', 'A bot has no account of its own.')
    const hash = await hashPassword(password)
    if (!(await this.#people.register(person.id, login, hash)))
      throw new Denied('name-taken', `"${login}" is taken; choose another login.`)
    await this.#people.change(person.id, { password: hash })
    this.forget(person.id)
  }

  async login(login: string, password: string): Promise<{ person: Person; secret: string }> {
    const row = await this.#people.byLogin(login)
    if (!(await checkPassword(password, row?.password ?? null)) || !row)
      throw new Denied('wrong-password', 'Login or password is wrong.')
    return { person: personOf(row), secret: await this.open(row.id) }
  }

  async me(id: string): Promise<Me> {
    const row = await this.#people.byId(id)
    if (!row) throw new Denied('no-session', 'You are not known here any more; choose a name.')
    const [mutes, passkeys, pushes] = await Promise.all([
      this.#people.mutes(id),
      this.#people.passkeys(id),
      this.#people.pushes(id),
    ])
    return {
      ...personOf(row),
      login: row.login,
      passkeys: passkeys.length,
      mutes,
      wake: {
        webhook: row.webhook,
        email: row.email,
        push: pushes.length,
        language: row.language === 'de' ? 'de' : 'en',
      },
      created: row.created,
    }
  }

  /** A bot of this person, with the token that it is known by; the token is told once. */
  async newBot(owner: Person, name: string): Promise<{ bot: Person; token: string }> {
    if (owner.kind === 'bot') throw new Denied('not-allowed', 'Bots do not have bots.')
    if ((await this.#people.bots(owner.id)).length >= MOST_BOTS)
      throw new Denied('too-many', `You have ${MOST_BOTS} bots, which is the most; end one first.`)
    const bot: Person = { id: newId(), name, kind: 'bot' }
    const token = newSecret()
    await this.#people.add({ ...bot, owner: owner.id, created: this.#now() })
    await this.#people.addSession(hashOfSecret(token), bot.id, this.#now(), null)
    return { bot, token }
  }

  async bots(owner: string): Promise<PersonRow[]> {
    return this.#people.bots(owner)
  }

  /** Its token is worth nothing from now on. */
  async endBot(owner: string, bot: string): Promise<void> {
    if (!(await this.#people.bots(owner)).some(({ id }) => id === bot))
      throw new Denied('not-found', 'You have no such bot.')
    await this.#people.endSessionsOf(bot)
    this.forget(bot)
  }

  /** Whom a person does not want to hear; changes at once for all their sockets here. */
  async mutes(person: string): Promise<Set<string>> {
    const known = this.#mutes.get(person)
    if (known) return known
    const mutes = new Set(await this.#people.mutes(person))
    if (this.#mutes.size >= REMEMBERED) this.#mutes.clear()
    this.#mutes.set(person, mutes)
    return mutes
  }

  async mute(person: string, muted: string, yes: boolean): Promise<void> {
    const mutes = await this.mutes(person)
    if (yes && mutes.size >= MOST_MUTES) throw new Denied('too-many', `${MOST_MUTES} are muted already.`)
    await this.#people.mute(person, muted, yes)
    if (yes) mutes.add(muted)
    else mutes.delete(muted)
  }

  forget(person: string): void {
    for (const [hash, known] of this.#known) if (known.person.id === person) this.#known.delete(hash)
  }
}
