import type { PeopleStore } from '../store/people-store.ts'
import type { WakeInfo, WakeKind } from '../tables/world.ts'
import type { Dialer } from './dialer.ts'
import type { Errands } from './errands.ts'
import type { Mail } from './mail.ts'
import type { Push } from './push.ts'
import { callWebhook } from './webhook.ts'

/** The same table wakes the same person at most this often. */
const QUIET = 60_000
const MOST_REMEMBERED = 10_000

export interface WakeMessage {
  readonly type: WakeKind
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
  readonly dialer: Dialer
  readonly errands: Errands
  readonly site: string
  titleOf(game: string): string
  now(): number
  trouble(where: string, error: unknown): void
}

/** Tells people who are not there that it is their turn. What it says, anybody at the table may know. */
export class Waker {
  readonly #world: WakerWorld
  readonly #last = new Map<string, number>()

  constructor(world: WakerWorld) {
    this.#world = world
  }

  wake(person: string, info: WakeInfo): void {
    const key = `${person} ${info.table} ${info.kind}`
    const now = this.#world.now()
    if (now - (this.#last.get(key) ?? 0) < QUIET) return
    if (this.#last.size >= MOST_REMEMBERED) this.#last.clear()
    this.#last.set(key, now)
    this.#tell(person, info).catch((error: unknown) => this.#world.trouble('wake', error))
  }

  async #tell(id: string, info: WakeInfo): Promise<void> {
    const { people, push, mail, dialer, errands } = this.#world
    const person = await people.byId(id)
    if (!person) return
    const { webhook, email } = person
    const message = this.#messageOf(info)
    const add = (way: string, run: (signal: AbortSignal) => Promise<void>) =>
      errands.add({ person: id, way, run })
    for (const one of await people.pushes(id))
      add('push', (signal) => push.send(dialer, one, message, signal))
    if (webhook !== null) add('webhook', (signal) => callWebhook(dialer, webhook, message, signal))
    if (email !== null && mail !== null) add('mail', () => mail.send(email, message))
  }

  #messageOf({ table, game, kind }: WakeInfo): WakeMessage {
    const title = this.#world.titleOf(game)
    const text = kind === 'turn' ? `It is your turn at ${title}.` : `Your game of ${title} is over.`
    return { type: kind, table, game, title, text, url: `${this.#world.site}/table/${table}` }
  }
}
