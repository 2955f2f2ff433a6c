import type { Person } from '@gam/protocol/wire'
import { Denied } from '../denied.ts'
import { Unreadable } from '../model/unreadable.ts'
import type { TableStore } from '../store/table-store.ts'
import type { LiveTables } from '../tables/live-tables.ts'
import type { Table } from '../tables/table.ts'
import type { Identity } from './identity.ts'

interface Around {
  readonly identity: Identity
  readonly tables: TableStore
  readonly liveTables: LiveTables
}

export type Rename = (person: Person, name: string) => Promise<void>

/** A person's new name, which all their tables that are not over hear of; refused where somebody there has it. */
export function renaming({ identity, tables, liveTables }: Around): Rename {
  const open = async (id: string): Promise<Table | null> => {
    try {
      return await liveTables.find(id)
    } catch (error) {
      // It waits for a program that can read it.
      if (error instanceof Unreadable) return null
      throw error
    }
  }
  return async (person, name) => {
    if (person.name === name) return
    const mine: Table[] = []
    for (const id of await tables.unfinished(person.id)) {
      const table = await open(id)
      if (table === null) continue
      if (table.seats.hasNamesake(person.id, name))
        throw new Denied(
          'name-taken',
          `At one of your tables somebody is called ${name} already; choose another name.`,
        )
      mine.push(table)
    }
    await identity.rename(person.id, name)
    for (const table of mine) await table.seats.rename(person.id, name)
  }
}
