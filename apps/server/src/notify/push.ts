import type { PeopleStore } from '../store/people-store.ts'
import { Answered, type Dialer } from './dialer.ts'
import type { WakeMessage } from './waker.ts'

/** Read when somebody is told something. */
const library = async () => (await import('web-push')).default

const DAY = 86_400
const GONE = new Set([404, 410])

interface Subscription {
  readonly endpoint: string
  readonly person: string
  readonly p256dh: string
  readonly auth: string
}

/** Web push with keys of our own, made once and shared by all processes through the store. */
export class Push {
  readonly publicKey: string
  readonly #privateKey: string
  readonly #contact: string
  readonly #people: PeopleStore

  private constructor(publicKey: string, privateKey: string, contact: string, people: PeopleStore) {
    this.publicKey = publicKey
    this.#privateKey = privateKey
    this.#contact = contact
    this.#people = people
  }

  static async open(people: PeopleStore, contact: string): Promise<Push> {
    const kept = await people.kept('vapid', async () => {
      const { publicKey, privateKey } = (await library()).generateVAPIDKeys()
      return `${publicKey} ${privateKey}`
    })
    const [publicKey, privateKey] = kept.split(' ')
    if (publicKey === undefined || privateKey === undefined)
      throw new Error('the keys for push that the store has are not two')
    return new Push(publicKey, privateKey, contact, people)
  }

  async send(
    dialer: Dialer,
    { endpoint, p256dh, auth, person }: Subscription,
    message: WakeMessage,
    signal: AbortSignal,
  ): Promise<void> {
    const { headers, body } = (await library()).generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(message),
      {
        TTL: DAY,
        vapidDetails: {
          subject: this.#contact,
          publicKey: this.publicKey,
          privateKey: this.#privateKey,
        },
      },
    )
    try {
      await dialer.post(endpoint, { headers, body: body ?? Buffer.alloc(0) }, signal)
    } catch (error) {
      if (error instanceof Answered && GONE.has(error.status)) await this.#people.removePush(endpoint, person)
      throw error
    }
  }
}
