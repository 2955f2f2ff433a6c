import type { Person } from '@gam/protocol/wire'
import { failureOf } from '../denied.ts'
import type { PersonData } from '../store/person-data.ts'
import type { TableStore } from '../store/table-store.ts'
import type { LiveTables } from '../tables/live-tables.ts'
import type { Accounts } from './accounts.ts'
import type { Identity } from './identity.ts'
import type { Sessions } from './sessions.ts'

export interface ForgettingPorts {
  readonly data: PersonData
  readonly identity: Identity
  readonly accounts: Accounts
  readonly sessions: Sessions
  readonly tables: TableStore
  readonly liveTables: LiveTables
}

/** Somebody goes for good: their bots end, their seats are given up, and who they were is forgotten. */
export function forgetPerson({ data, identity, accounts, sessions, tables, liveTables }: ForgettingPorts) {
  return async (person: Person, password: string | null): Promise<void> => {
    if (person.kind !== 'guest') await accounts.confirm(person, password)
    for (const { id } of await identity.bots(person.id)) await identity.endBot(person.id, id)
    for (const id of await tables.unfinished(person.id)) {
      try {
        await (await liveTables.table(id)).seats.leave(person.id)
      } catch (error) {
        // A challenge is nobody else's, and a table that is being dealt has a bot for whoever does not come.
        if (failureOf(error) === null) throw error
      }
    }
    await data.erase(person.id)
    await sessions.endOthers(person.id, null)
  }
}
