import webPush from 'web-push'
import type { PeopleStore } from '../store/people-store.ts'
import type { WakeMessage } from './waker.ts'
import { isInside } from './webhook.ts'

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
    const kept = await people.kept('vapid', () => {
      const { publicKey, privateKey } = webPush.generateVAPIDKeys()
      return `${publicKey} ${privateKey}`
    })
    const [publicKey, privateKey] = kept.split(' ')
    return new Push(publicKey, privateKey, contact, people)
  }

  async send({ endpoint, p256dh, auth, person }: Subscription, message: WakeMessage): Promise<void> {
    if (isInside(new URL(endpoint).hostname)) throw new Error('a push service is not inside')
    try {
      await webPush.sendNotification({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
        TTL: DAY,
        timeout: 5000,
        vapidDetails: {
          subject: this.#contact,
          publicKey: this.publicKey,
          privateKey: this.#privateKey,
        },
      })
    } catch (error) {
      if (error instanceof webPush.WebPushError && GONE.has(error.statusCode))
        await this.#people.removePush(endpoint, person)
      throw error
    }
  }
}
