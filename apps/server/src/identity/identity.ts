import { isLanguage } from '@gam/kernel'
import type { Me, Person } from '@gam/protocol/wire'
import { Denied } from '../denied.ts'
import { newId } from '../ids.ts'
import { type PeopleStore, type PersonRow, personOf } from '../store/people-store.ts'
import type { Accounts } from './accounts.ts'
import type { Sessions } from './sessions.ts'

const REMEMBERED = 10_000
const MOST_BOTS = 10
const MOST_MUTES = 500

export interface IdentityPorts {
  readonly people: PeopleStore
  readonly sessions: Sessions
  readonly accounts: Accounts
  now(): number
}

/** Who somebody is: a guest, an account or a bot, with a name and with whom they do not want to hear. */
export class Identity {
  readonly #people: PeopleStore
  readonly #sessions: Sessions
  readonly #accounts: Accounts
  readonly #now: () => number
  readonly #mutes = new Map<string, Set<string>>()

  constructor({ people, sessions, accounts, now }: IdentityPorts) {
    this.#people = people
    this.#sessions = sessions
    this.#accounts = accounts
    this.#now = now
  }

  async guest(name: string, device: string): Promise<{ person: Person; secret: string }> {
    const person: Person = { id: newId(), name, kind: 'guest' }
    await this.#people.add({ ...person, owner: null, created: this.#now() })
    return { person, secret: await this.#sessions.open(person.id, device) }
  }

  async rename(person: string, name: string): Promise<void> {
    await this.#people.change(person, { name })
    this.#sessions.forget(person)
  }

  async me(id: string): Promise<Me> {
    const row = await this.#people.byId(id)
    if (!row) throw new Denied('no-session', 'You are not known here any more; choose a name.')
    const [mutes, passkeys, pushes, recoveryCodes] = await Promise.all([
      this.#people.mutes(id),
      this.#people.passkeys(id),
      this.#people.pushes(id),
      this.#accounts.codesLeft(id),
    ])
    return {
      ...personOf(row),
      login: row.login,
      password: row.password !== null,
      recoveryCodes,
      passkeys: passkeys.length,
      mutes,
      wake: {
        webhook: row.webhook,
        email: row.email,
        push: pushes.length,
        language: row.language !== null && isLanguage(row.language) ? row.language : 'en',
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
    await this.#people.add({ ...bot, owner: owner.id, created: this.#now() })
    return { bot, token: await this.#sessions.open(bot.id, null) }
  }

  async bots(owner: string): Promise<PersonRow[]> {
    return this.#people.bots(owner)
  }

  /** Its token is worth nothing from now on. */
  async endBot(owner: string, bot: string): Promise<void> {
    if (!(await this.#people.bots(owner)).some(({ id }) => id === bot))
      throw new Denied('not-found', 'You have no such bot.')
    await this.#sessions.endOthers(bot, null)
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
}
