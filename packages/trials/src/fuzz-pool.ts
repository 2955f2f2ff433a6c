import { anyOf, type Sfc32 } from '@gam/kernel'
import { letters, once } from './fuzz-values.ts'

/** What was offered to somebody who is asked. */
export interface Offer {
  readonly table: string
  readonly seq: number
  readonly texts: readonly string[]
  readonly cookie: string
}

/** The last so many of a kind. */
class Lately<T> {
  readonly list: T[] = []
  readonly #most: number
  #next = 0

  constructor(most: number) {
    this.#most = most
  }

  add(one: T): void {
    this.list[this.#next++ % this.#most] = one
  }

  any(dice: Sfc32, otherwise: T): T {
    return this.list.length === 0 ? otherwise : anyOf(dice, this.list)
  }
}

/** What the crowd has learnt so far: with these values nonsense gets further than the door. */
export class Pool {
  readonly cookies = new Lately<string>(200)
  readonly tokens = new Lately<string>(20)
  readonly tables = new Lately<string>(60)
  readonly people = new Lately<string>(60)
  readonly bots = new Lately<string>(60)
  readonly submissions = new Lately<string>(60)
  readonly passkeyCookies = new Lately<string>(20)
  readonly offers = new Lately<Offer>(40)
  readonly seats = new Lately<{ readonly cookie: string; readonly table: string }>(36)
  readonly logins = new Lately<string>(10)
  games: readonly string[] = []

  submission(dice: Sfc32): string {
    if (once(dice, 6)) return this.submissions.any(dice, 'submission')
    const id = letters(dice, 16)
    this.submissions.add(id)
    return id
  }

  /** Takes what an answer tells: ids of tables, people and bots, tokens. */
  learn(body: string, cookies: readonly string[]): void {
    for (const cookie of cookies) {
      const [pair = ''] = cookie.split(';')
      if (/^gam=.{43}$/.test(pair)) this.cookies.add(pair)
      if (/^gam-passkey=.{43}$/.test(pair)) this.passkeyCookies.add(pair)
    }
    for (const [, what = '', value = ''] of body
      .slice(0, 4000)
      .matchAll(/"(table":\{"id|me":\{"id|bot":\{"id|token)":"([\w-]+)"/g)) {
      if (what.startsWith('table')) this.tables.add(value)
      else if (what.startsWith('me')) this.people.add(value)
      else if (what.startsWith('bot')) this.bots.add(value)
      else this.tokens.add(value)
    }
  }
}
