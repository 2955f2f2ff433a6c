import { isLanguage, type Language } from '@gam/kernel'
import type { WakeInfo, WakeKind } from '../model/wake.ts'
import type { PeopleStore } from '../store/people-store.ts'
import { words } from '../words/words.ts'
import type { Deliveries } from './deliveries.ts'
import type { Dialer } from './dialer.ts'
import type { Mail } from './mail.ts'
import type { Push } from './push.ts'
import { callWebhook } from './webhook.ts'

export interface WakeMessage {
  /** `digest`: several things at once; they stand in `tables`, the first of them in `table` and `game` too. */
  readonly type: WakeKind | 'digest'
  readonly table: string
  readonly game: string
  readonly title: string
  readonly text: string
  /** Where to click; a path of the site where its address is not known. */
  readonly url: string
  readonly tables?: readonly WakeInfo[]
}

export interface WakerPorts {
  readonly people: PeopleStore
  readonly push: Push
  readonly mail: Mail | null
  readonly dialer: Dialer
  readonly deliveries: Deliveries
  readonly site: string
  titleOf(game: string, language: Language): Promise<string>
  trouble(where: string, error: unknown): void
}

/** Tells people who are not there what is up at their tables, by every way they asked for. */
export class Waker {
  readonly #ports: WakerPorts

  constructor(ports: WakerPorts) {
    this.#ports = ports
  }

  /** In one message. */
  tell(person: string, infos: readonly WakeInfo[]): void {
    this.#tell(person, infos).catch((error: unknown) => this.#ports.trouble('wake', error))
  }

  async #tell(id: string, infos: readonly WakeInfo[]): Promise<void> {
    const { people, push, mail, dialer, deliveries } = this.#ports
    const person = await people.byId(id)
    const [first, ...others] = infos
    if (!person || first === undefined) return
    const { webhook, email } = person
    const message = await this.#messageOf([first, ...others], spokenBy(person))
    const add = (way: string, run: (signal: AbortSignal) => Promise<void>) =>
      deliveries.add({ person: id, way, run })
    for (const one of await people.pushes(id))
      add('push', (signal) => push.send(dialer, one, message, signal))
    if (webhook !== null) add('webhook', (signal) => callWebhook(dialer, webhook, message, signal))
    if (email !== null && mail !== null) add('mail', () => mail.send(email, message))
  }

  async #messageOf(infos: readonly [WakeInfo, ...WakeInfo[]], language: Language): Promise<WakeMessage> {
    const { kinds, many } = words[language].wake
    const [{ table, game, kind }] = infos
    const title = await this.#ports.titleOf(game, language)
    if (infos.length === 1) {
      const url = `${this.#ports.site}/table/${table}`
      return { type: kind, table, game, title, text: kinds[kind](title), url }
    }
    const titles = (which: WakeKind) =>
      Promise.all(
        infos.filter((one) => one.kind === which).map((one) => this.#ports.titleOf(one.game, language)),
      )
    const text = many(await titles('turn'), await titles('over'))
    return { type: 'digest', table, game, title, text, url: `${this.#ports.site}/`, tables: infos }
  }
}

function spokenBy({ language }: { readonly language: string | null }): Language {
  return language !== null && isLanguage(language) ? language : 'en'
}
