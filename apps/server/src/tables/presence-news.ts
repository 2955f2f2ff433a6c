import type { Base } from '../store/base.ts'
import type { PresenceHint } from '../store/hint.ts'
import type { Presence } from './presence.ts'
import type { Table } from './table.ts'

/** Who comes and goes is told so often, however many they are. */
const GATHER = 500
const TELL_ALL = 20_000

interface Parts {
  readonly base: Base
  readonly process: string
  readonly presence: Presence
  /** A table that is in memory. */
  loaded(id: string): Promise<Table | null> | undefined
  trouble(where: string, error: unknown): void
}

/** Tells who is at which table: those who watch here, and other processes. */
export class PresenceNews {
  readonly #parts: Parts
  /** Tables where somebody came or went: their watchers have to be told, and other processes. */
  readonly #stirred = new Set<string>()
  /** Tables where that happened elsewhere: nobody else has to be told. */
  readonly #heardOf = new Set<string>()
  /** Tables of which other processes are to be told all the same. */
  readonly #hinted = new Set<string>()
  readonly #timers: NodeJS.Timeout[] = []
  #closed = false

  constructor(parts: Parts) {
    this.#parts = parts
  }

  open(): void {
    this.#timers.push(setInterval(() => void this.#tell(), GATHER))
    // All of it, now and then, so that a process that starts late learns of it.
    this.#timers.push(
      setInterval(() => {
        for (const id of this.#parts.presence.tables()) this.#hinted.add(id)
      }, TELL_ALL),
    )
  }

  close(): void {
    this.#closed = true
    for (const timer of this.#timers) clearInterval(timer)
  }

  /** Somebody came or went here. */
  stirred(table: string): void {
    this.#stirred.add(table)
  }

  /** Somebody came or went at another process. */
  heardOf(table: string): void {
    this.#heardOf.add(table)
  }

  async #tell(): Promise<void> {
    const stirred = [...this.#stirred]
    const told = new Set([...stirred, ...this.#heardOf])
    const hinted = new Set([...stirred, ...this.#hinted])
    for (const set of [this.#stirred, this.#heardOf, this.#hinted]) set.clear()
    const hints: PresenceHint[] = []
    for (const id of new Set([...told, ...hinted])) {
      const table = await this.#parts.loaded(id)?.catch(() => null)
      if (told.has(id)) table?.company.tellPresence()
      if (hinted.has(id)) hints.push(this.#parts.presence.hintOf(id, table?.people() ?? []))
    }
    if (hints.length > 0) await this.#hint(hints)
  }

  async #hint(presence: readonly PresenceHint[]): Promise<void> {
    const { base, process, trouble } = this.#parts
    try {
      await base.hint(base.db, { from: process, presence })
    } catch (error) {
      // The last ones leave when the store is closed already; others will notice that this process is gone.
      if (!this.#closed) trouble('presence', error)
    }
  }
}
