import { failureOf, noTable } from '../denied.ts'
import { gameOf } from '../games.ts'
import { newId, newKey } from '../ids.ts'
import type { Entry } from '../model/log-entry.ts'
import { againOf } from '../model/plan.ts'
import type { Sitter, TableDoc } from '../model/table-doc.ts'
import { Unreadable } from '../model/unreadable.ts'
import type { Base } from '../store/base.ts'
import type { Hint } from '../store/hint.ts'
import { readLogValues } from '../store/moves.ts'
import type { Manner, Watcher } from './audience.ts'
import { Followers } from './followers.ts'
import type { TablePorts } from './ports.ts'
import { Presence } from './presence.ts'
import { PresenceNews } from './presence-news.ts'
import { Table } from './table.ts'

export interface LiveTablesLimits {
  /** Tables kept in memory at the most, beside those that somebody watches. */
  readonly cached: number
}

const SWEEP = 500
const SWEPT = 200
/** When somebody looks again at a table that cannot be read. */
const UNREADABLE = 3_600_000

type GivenPorts = Omit<TablePorts, 'isHere' | 'watching' | 'changed' | 'shared'>

/** All tables of this process: each is loaded once, and let go when nobody needs it. */
export class LiveTables {
  readonly presence = new Presence()
  /** Who is to know of sessions that ended at other processes, or may have. */
  onSessions = {
    ended: (_hashes: readonly string[]): void => undefined,
    missed: (): void => undefined,
  }
  readonly #tables = new Map<string, Promise<Table | null>>()
  readonly #ports: TablePorts
  readonly #base: Base
  readonly #process: string
  readonly #limits: LiveTablesLimits
  readonly #followers = new Followers()
  readonly #presenceNews: PresenceNews
  #timer: NodeJS.Timeout | null = null
  #sweeping = false

  constructor(base: Base, process: string, given: GivenPorts, limits: LiveTablesLimits) {
    this.#base = base
    this.#process = process
    this.#limits = limits
    this.#ports = {
      ...given,
      shared: base.kind === 'postgres',
      changed: (people) => this.#followers.tell(people),
      isHere: (table, person) => this.presence.isHere(table, person),
      watching: (table, seated) => this.presence.spectators(table, seated),
    }
    this.#presenceNews = new PresenceNews({
      base,
      process,
      presence: this.presence,
      loaded: (id) => this.#tables.get(id),
      trouble: given.trouble,
    })
  }

  get size(): number {
    return this.#tables.size
  }

  async open(): Promise<void> {
    await this.#base.listen(
      (hint) => this.#heard(hint),
      () => this.#missed(),
    )
    this.#timer = setInterval(() => void this.sweep(), SWEEP)
    this.#presenceNews.open()
  }

  close(): void {
    if (this.#timer !== null) clearInterval(this.#timer)
    this.#presenceNews.close()
  }

  async table(id: string): Promise<Table> {
    const table = await this.#load(id)
    if (table === null) throw noTable()
    return table
  }

  find(id: string): Promise<Table | null> {
    return this.#load(id)
  }

  /**
   * Forgets what it has of a table that is to be removed; false where somebody is there, or where nobody could be
   * since it cannot be read.
   */
  async letGo(id: string): Promise<boolean> {
    if (!this.presence.isEmpty(id)) return false
    try {
      await this.#load(id)
    } catch (error) {
      if (error instanceof Unreadable) return false
      throw error
    }
    this.#tables.delete(id)
    return true
  }

  /** `id` and `key` are drawn here, unless the table is one of several with the same deal. */
  async create(
    doc: TableDoc,
    { id = newId(), key = newKey() }: { id?: string; key?: string } = {},
  ): Promise<Table> {
    await this.#ports.tables.create({ id, status: 'open', doc, key, created: this.#ports.now() })
    return this.table(id)
  }

  async rematch(table: Table, who: Sitter): Promise<Table> {
    const id = await table.opening.rematch(who.id, async () => {
      const again = againOf(gameOf(table.doc.game), table.doc, who)
      return (await this.create(again)).id
    })
    return this.table(id)
  }

  /** Tells a watcher of a table from now on; what it answers ends that. */
  async watch(
    id: string,
    watcher: Watcher,
    since: number | null,
    manner: Manner = 'whole',
  ): Promise<() => void> {
    const table = await this.table(id)
    const seated = table.viewerOf(watcher.person) !== null
    table.views.admit(watcher.person)
    this.presence.come(id, watcher.person)
    const end = () => {
      table.company.unwatch(watcher)
      this.presence.go(id, watcher.person)
      if (seated && watcher.person !== null && !this.presence.isHere(id, watcher.person))
        table.company.went(watcher.person)
      this.#presenceNews.stirred(id)
    }
    try {
      await table.company.watch(watcher, since, manner)
    } catch (error) {
      end()
      throw error
    }
    this.#presenceNews.stirred(id)
    if (seated && watcher.person !== null)
      await table.company
        .came(watcher.person)
        .catch((error: unknown) => this.#ports.trouble('presence', error))
    return end
  }

  /** Calls back whenever something changes at a table of this person; what it answers ends that. */
  follow(person: string, changed: () => void): () => void {
    return this.#followers.add(person, changed)
  }

  /** Looks at the tables where something should have happened by itself. */
  async sweep(): Promise<void> {
    if (this.#sweeping) return
    this.#sweeping = true
    try {
      for (const id of await this.#ports.tables.due(this.#ports.moment().time, SWEPT)) {
        await this.#tick(id)
      }
      this.#tidy()
    } catch (error) {
      this.#ports.trouble('sweep', error)
    } finally {
      this.#sweeping = false
    }
  }

  async #tick(id: string): Promise<void> {
    try {
      await (await this.#load(id))?.clocks.tick()
    } catch (error) {
      this.#ports.trouble('tick', error instanceof Unreadable ? error.cause : error)
      // It waits for a program that can read it, and so do its clocks.
      if (error instanceof Unreadable)
        await this.#ports.tables.settle(id, this.#ports.moment().time + UNREADABLE)
    }
  }

  #load(id: string): Promise<Table | null> {
    const known = this.#tables.get(id)
    if (known) return known
    const loading = Table.load(this.#ports, id)
    this.#tables.set(id, loading)
    loading.then(
      (table) => {
        if (table === null) this.#tables.delete(id)
      },
      () => this.#tables.delete(id),
    )
    return loading
  }

  #tidy(): void {
    for (const table of this.presence.forget(this.#ports.now())) this.#presenceNews.heardOf(table)
    let spare = this.#tables.size - this.#limits.cached
    for (const [id, loading] of this.#tables) {
      if (spare-- <= 0) return
      loading.then(
        (table) => {
          if (table && !table.busy && this.#tables.get(id) === loading) this.#tables.delete(id)
        },
        () => undefined,
      )
    }
  }

  #heard(hint: Hint): void {
    if (hint.from === this.#process) return
    for (const id of hint.tables ?? []) this.#refresh(id)
    if (hint.log) for (const row of hint.log) this.#follow(readLogValues(row))
    else for (const id of hint.moves ?? []) this.#refresh(id, (table) => table.sync.catchUp())
    this.#followers.tell(hint.people ?? [])
    if (hint.sessions) this.onSessions.ended(hint.sessions)
    if (!hint.presence) return
    this.presence.hear(hint.from, hint.presence, this.#ports.now())
    for (const { table } of hint.presence) this.#presenceNews.heardOf(table)
  }

  #missed(): void {
    this.onSessions.missed()
    for (const id of this.#tables.keys()) this.#refresh(id)
    this.#followers.tellAll()
  }

  /** What another process has written into the log of a table. */
  #follow(entry: Entry): void {
    this.#refresh(entry.table, (table) => table.sync.follow(entry))
  }

  #refresh(id: string, look = (table: Table) => table.sync.refresh()): void {
    this.#tables
      .get(id)
      ?.then((table) => table && look(table))
      .catch((error: unknown) => {
        // Another process has removed it.
        if (failureOf(error)?.code === 'not-found') this.#tables.delete(id)
        else this.#ports.trouble('refresh', error)
      })
  }
}
