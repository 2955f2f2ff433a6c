import type { PeopleStore } from '../store/people-store.ts'
import type { SessionStore } from '../store/session-store.ts'
import { Accounts } from './accounts.ts'
import { Attempts } from './attempts.ts'
import { Identity } from './identity.ts'
import { Passkeys } from './passkeys.ts'
import { Sessions } from './sessions.ts'

interface Given {
  readonly people: PeopleStore
  readonly store: SessionStore
  /** By how much limits are stretched. */
  readonly factor: number
  now(): number
}

/** All that says who somebody is, put together. */
export function openIdentity({ people, store, factor, now }: Given) {
  const sessions = new Sessions(store, now)
  const accounts = new Accounts({ people, store, sessions, attempts: new Attempts(now, factor), now })
  const identity = new Identity({ people, sessions, accounts, now })
  return { sessions, accounts, identity, passkeys: new Passkeys(people, now) }
}
