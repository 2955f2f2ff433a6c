import type { PeopleStore } from '../store/people-store.ts'
import type { WakeInfo } from '../tables/world.ts'
import type { Mail } from './mail.ts'
import type { Push } from './push.ts'
import { callWebhook } from './webhook.ts'

/** The same table wakes the same person at most this often. */
const QUIET = 60_000
const MOST_REMEMBERED = 10_000
const AT_ONCE = 20

export interface WakeMessage {
  readonly type: 'turn' | 'over'
  readonly table: string
  readonly game: string
  readonly title: string
  readonly text: string
  /** Where to click; a path of the site where its address is not known. */
  readonly url: string
}

export interface WakerWorld {
  readonly people: PeopleStore
  readonly push: Push
  readonly mail: Mail | null
  readonly site: string
  titleOf(game: string): string
  now(): number
  done(way: string, outcome: 'sent' | 'failed'): void
}

/** Tells people who are not there that it is their turn. What it says, anybody at the table may know. */
export class Waker {
  readonly #world: WakerWorld
  readonly #last = new Map<string, number>()
  #running = 0

  constructor(world: WakerWorld) {
    this.#world = world
  }

  wake(person: string, info: WakeInfo): void {
    const key = `${person} ${info.table} ${info.kind}`
    const now = this.#world.now()
    if (now - (this.#last.get(key) ?? 0) < QUIET || this.#running >= AT_ONCE) return
    if (this.#last.size >= MOST_REMEMBERED) this.#last.clear()
    this.#last.set(key, now)
    this.#running++
    this.#tell(person, info)
      .catch(() => this.#world.done('any', 'failed'))
      .finally(() => this.#running--)
  }

  async #tell(id: string, info: WakeInfo): Promise<void> {
    const { people, push, mail } = this.#world
    const person = await people.byId(id)
    if (!person) return
    const message = this.#messageOf(info)
    const ways: [string, Promise<unknown>][] = []
    for (const one of await people.pushes(id)) ways.push(['push', push.send(one, message)])
    if (person.webhook !== null) ways.push(['webhook', callWebhook(person.webhook, message)])
    if (person.email !== null && mail !== null) ways.push(['mail', mail.send(person.email, message)])
    for (const [way, sending] of ways) {
      const sent = await sending.then(
        () => true,
        () => false,
      )
      this.#world.done(way, sent ? 'sent' : 'failed')
    }
  }

  #messageOf({ table, game, kind }: WakeInfo): WakeMessage {
    const title = this.#world.titleOf(game)
    const text = kind === 'turn' ? `It is your turn at ${title}.` : `Your game of ${title} is over.`
    return { type: kind, table, game, title, text, url: `${this.#world.site}/table/${table}` }
  }
}
