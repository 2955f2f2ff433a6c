import { createHash } from 'node:crypto'
import { isRecord, type Json } from '@gam/kernel'
import type { PasskeyInfo, Person } from '@gam/protocol/wire'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { Denied } from '../denied.ts'
import { hashOfSecret, newSecret } from '../ids.ts'
import type { PeopleStore } from '../store/people-store.ts'

const MINUTES = 5 * 60_000
const MOST_KEYS = 10
/** Up to 1023 bytes, as base64url. */
const CREDENTIAL = /^[A-Za-z0-9_-]{1,1400}$/

/** The site as passkeys know it. */
export interface Site {
  readonly origin: string
  readonly host: string
}

/** A question for the browser, with the secret that ties its answer to it. */
export interface Question {
  readonly options: Json
  readonly secret: string
}

/** Loaded when somebody uses a passkey: it takes longer than all the rest of the server. */
const library = () => import('@simplewebauthn/server')

/** Passkeys: nothing to remember, and nothing on the server that is worth stealing. */
export class Passkeys {
  readonly #people: PeopleStore
  readonly #now: () => number

  constructor(people: PeopleStore, now: () => number) {
    this.#people = people
    this.#now = now
  }

  async askNew(person: Person, login: string, site: Site): Promise<Question> {
    if (person.kind === 'bot') throw new Denied('not-allowed', 'A bot has no passkey.')
    const known = await this.#people.passkeys(person.id)
    if (known.length >= MOST_KEYS)
      throw new Denied('too-many', `You have ${MOST_KEYS} passkeys, which is the most.`)
    const options = await (await library()).generateRegistrationOptions({
      rpName: 'Gam',
      rpID: site.host,
      userName: login,
      userDisplayName: person.name,
      userID: new Uint8Array(Buffer.from(person.id)),
      attestationType: 'none',
      excludeCredentials: known.map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    })
    return this.#question(options.challenge, person.id, options)
  }

  async addNew(person: Person, login: string, site: Site, secret: string, response: unknown): Promise<void> {
    const { challenge } = await this.#challenge(secret, person.id)
    const { verified, registrationInfo } = await (await library())
      .verifyRegistrationResponse({
        // The library checks its form, field by field.
        response: response as RegistrationResponseJSON,
        expectedChallenge: challenge,
        expectedOrigin: site.origin,
        expectedRPID: site.host,
        requireUserVerification: false,
      })
      .catch(turnedDown)
    if (!verified || !registrationInfo) throw turnedDown()
    const { credential } = registrationInfo
    const { id, counter, transports = [] } = credential
    // Whose key it is already, it stays.
    if (!CREDENTIAL.test(id) || (await this.#people.passkey(id))) throw turnedDown()
    if (!(await this.#people.register(person.id, login, null)))
      throw new Denied('name-taken', `"${login}" is taken; choose another login.`)
    const publicKey = Buffer.from(credential.publicKey).toString('base64url')
    const ways = Array.isArray(transports) ? transports.filter(isTransport) : []
    const created = this.#now()
    const key = { id, person: person.id, publicKey, counter, transports: ways, created }
    if (!(await this.#people.addPasskey(key))) throw turnedDown()
  }

  async list(person: string): Promise<PasskeyInfo[]> {
    return (await this.#people.passkeys(person)).map(({ id, created }) => ({ id: shortIdOf(id), created }))
  }

  /** Never the last way into an account. */
  async remove(person: string, id: string): Promise<void> {
    const keys = await this.#people.passkeys(person)
    const key = keys.find((one) => shortIdOf(one.id) === id)
    if (!key) throw new Denied('not-found', 'You have no such passkey.')
    const row = await this.#people.byId(person)
    if (keys.length === 1 && row?.password === null)
      throw new Denied('wrong-time', 'This is the only way into your account; choose a password first.')
    await this.#people.removePasskey(key.id, person)
  }

  async askLogin(site: Site): Promise<Question> {
    const options = await (await library()).generateAuthenticationOptions({
      rpID: site.host,
      userVerification: 'preferred',
    })
    return this.#question(options.challenge, null, options)
  }

  /** Answers whose key it is. */
  async login(site: Site, secret: string, response: unknown): Promise<string> {
    const { challenge } = await this.#challenge(secret, null)
    const id = isRecord(response) ? response.id : null
    const key = typeof id === 'string' && CREDENTIAL.test(id) ? await this.#people.passkey(id) : undefined
    if (!key) throw turnedDown()
    const { verified, authenticationInfo } = await (await library())
      .verifyAuthenticationResponse({
        response: response as AuthenticationResponseJSON,
        expectedChallenge: challenge,
        expectedOrigin: site.origin,
        expectedRPID: site.host,
        requireUserVerification: false,
        credential: {
          id: key.id,
          publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')),
          counter: key.counter,
        },
      })
      .catch(turnedDown)
    if (!verified) throw turnedDown()
    await this.#people.usedPasskey(key.id, authenticationInfo.newCounter)
    return key.person
  }

  async #question(challenge: string, person: string | null, options: object): Promise<Question> {
    const secret = newSecret()
    await this.#people.addChallenge(hashOfSecret(secret), person, challenge, this.#now() + MINUTES)
    return { secret, options: JSON.parse(JSON.stringify(options)) }
  }

  async #challenge(secret: string, person: string | null): Promise<{ challenge: string }> {
    const found = await this.#people.takeChallenge(hashOfSecret(secret), this.#now())
    if (found && found.person === person) return found
    throw new Denied('wrong-time', 'This took too long; try again.')
  }
}

/** Their own ids are up to 1023 bytes long. */
function shortIdOf(id: string): string {
  return createHash('sha256').update(`gam passkey ${id}`).digest('base64url').slice(0, 22)
}

/** What a browser says of how it got there; it is kept as it was said. */
function isTransport(value: unknown): boolean {
  return typeof value === 'string' && value.length < 40
}

function turnedDown(): never {
  throw new Denied('wrong-password', 'This passkey was not accepted.')
}
