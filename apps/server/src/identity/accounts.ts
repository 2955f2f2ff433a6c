import { randomBytes } from 'node:crypto'
import type { Person } from '@gam/protocol/wire'
import { Denied } from '../denied.ts'
import { hashOfSecret, newSecret } from '../ids.ts'
import { type PeopleStore, type PersonRow, personOf } from '../store/people-store.ts'
import type { SessionStore } from '../store/session-store.ts'
import type { Attempts } from './attempts.ts'
import { checkPassword, hashPassword, isOutdated } from './passwords.ts'
import type { Sessions } from './sessions.ts'

const CODES = 8
const LINK_MINUTES = 30
const MOST_LINKS = 3
/** Without letters that look like others. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

export interface AccountPorts {
  readonly people: PeopleStore
  readonly store: SessionStore
  readonly sessions: Sessions
  readonly attempts: Attempts
  now(): number
}

/** Logins, passwords, and the ways back in. */
export class Accounts {
  readonly #ports: AccountPorts

  constructor(ports: AccountPorts) {
    this.#ports = ports
  }

  async register(person: Person, login: string, password: string): Promise<void> {
    const { people, sessions } = this.#ports
    const row = await this.#row(person)
    if (row.login !== null)
      throw new Denied('wrong-time', 'You have an account already; change its password instead.')
    if (!(await people.register(person.id, login, await hashPassword(password))))
      throw new Denied('name-taken', `"${login}" is taken; choose another login.`)
    sessions.forget(person.id)
  }

  async login(login: string, password: string): Promise<Person> {
    const row = await this.#ports.people.byLogin(login)
    await this.#prove(login, row, password, 'Login or password is wrong.')
    if (!row) throw new Denied('wrong-password', 'Login or password is wrong.')
    return personOf(row)
  }

  /** Needs the old one, where there is one; all other sessions end. */
  async changePassword(
    person: Person,
    old: string | null,
    password: string,
    mine: string | null,
  ): Promise<void> {
    await this.confirm(person, old)
    await this.#setPassword(person.id, password)
    await this.#ports.sessions.endOthers(person.id, mine)
  }

  /** Whoever holds a session shows that they know the password too, where there is one. */
  async confirm(person: Person, password: string | null): Promise<void> {
    const row = await this.#row(person)
    if (row.login === null) throw new Denied('wrong-time', 'You are a guest; make an account first.')
    if (row.password === null) return
    if (password === null) throw new Denied('wrong-password', 'Your password is needed for this.')
    await this.#prove(row.login, row, password, 'This is not your password.')
  }

  /** New codes, told this once; those from before are worth nothing. */
  async newCodes(person: Person, password: string | null): Promise<string[]> {
    await this.confirm(person, password)
    const codes = Array.from({ length: CODES }, newCode)
    await this.#ports.store.putCodes(person.id, codes.map(hashOfCode))
    return codes
  }

  codesLeft(person: string): Promise<number> {
    return this.#ports.store.recoveries(person, 'code', this.#ports.now())
  }

  /** With one of the codes: another password, and every session ends. */
  async recover(login: string, code: string, password: string): Promise<Person> {
    const { people, store, attempts } = this.#ports
    attempts.begin(login)
    const row = await people.byLogin(login)
    if (!row || !(await store.takeCode(row.id, hashOfCode(code))))
      throw new Denied('wrong-password', 'Login or recovery code is wrong.')
    attempts.right(login)
    return this.#reset(row, password)
  }

  /** The secret of a link for whoever has this login and an address for mail; null where there is nobody to write to. */
  async newLink(login: string): Promise<{ person: string; email: string; secret: string } | null> {
    const { people, store, now } = this.#ports
    const row = await people.byLogin(login)
    if (!row || row.email === null) return null
    if ((await store.recoveries(row.id, 'link', now())) >= MOST_LINKS) return null
    const secret = newSecret()
    await store.addLink(row.id, hashOfSecret(secret), now() + LINK_MINUTES * 60_000)
    return { person: row.id, email: row.email, secret }
  }

  async recoverByLink(secret: string, password: string): Promise<Person> {
    const { people, store, now } = this.#ports
    const id = await store.takeLink(hashOfSecret(secret), now())
    const row = id === null ? undefined : await people.byId(id)
    if (!row || row.login === null)
      throw new Denied('wrong-time', 'This link has been used or has run out; ask for another.')
    this.#ports.attempts.right(row.login)
    return this.#reset(row, password)
  }

  async #row({ id, kind }: Person): Promise<PersonRow> {
    if (kind === 'bot') throw new Denied('not-allowed', 'A bot has no account of its own.')
    const row = await this.#ports.people.byId(id)
    if (row) return row
    throw new Denied('no-session', 'You are not known here any more; choose a name.')
  }

  /** Throws unless it is the password; a hash from times when less was asked is made anew. */
  async #prove(login: string, row: PersonRow | undefined, password: string, why: string): Promise<void> {
    const { attempts, people } = this.#ports
    attempts.begin(login)
    const stored = row?.password ?? null
    if (!(await checkPassword(password, stored))) throw new Denied('wrong-password', why)
    attempts.right(login)
    if (row && stored !== null && isOutdated(stored))
      await people.change(row.id, { password: await hashPassword(password) })
  }

  async #reset(row: PersonRow, password: string): Promise<Person> {
    const { store, sessions } = this.#ports
    await this.#setPassword(row.id, password)
    await store.forgetLinks(row.id)
    await sessions.endOthers(row.id, null)
    return personOf(row)
  }

  async #setPassword(person: string, password: string): Promise<void> {
    await this.#ports.people.change(person, { password: await hashPassword(password) })
  }
}

/** Eighty random bits, to be written down. */
function newCode(): string {
  const letters = Array.from(randomBytes(64), (byte) => LETTERS[byte & 31]).filter((one) => one !== undefined)
  return (letters.slice(0, 16).join('').match(/.{4}/g) ?? []).join('-')
}

/** However it was typed. */
function hashOfCode(code: string): string {
  return hashOfSecret(`code ${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`)
}
