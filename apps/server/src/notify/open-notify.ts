import { titleOf } from '../games.ts'
import type { Settings } from '../settings.ts'
import type { PeopleStore } from '../store/people-store.ts'
import { Deliveries, type Outcome } from './deliveries.ts'
import { Dialer } from './dialer.ts'
import { Digest } from './digest.ts'
import { Mail } from './mail.ts'
import { Push } from './push.ts'
import { Waker } from './waker.ts'

interface Given {
  readonly settings: Settings
  readonly people: PeopleStore
  now(): number
  /** The tables that wait for somebody. */
  turnsOf(person: string): Promise<ReadonlySet<string>>
  told(way: string, outcome: Outcome): void
  trouble(where: string, error: unknown): void
}

/** All the ways to people who are not there, put together. */
export async function openNotify({ settings, people, now, turnsOf, told, trouble }: Given) {
  const push = await Push.open(people, settings.contact)
  const mail = settings.smtp && (await Mail.open(settings.smtp))
  const site = settings.origins[0] ?? ''
  const deliveries = new Deliveries(told)
  const waker = new Waker({
    ...{ people, push, mail, deliveries, site, trouble },
    dialer: new Dialer(settings.mayCall),
    titleOf,
  })
  const digest = new Digest({ now, tell: (person, infos) => waker.tell(person, infos), turnsOf, trouble })
  return { push, mail, site, deliveries, digest }
}
