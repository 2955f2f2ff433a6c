import type { PresenceHint } from '../store/base.ts'

/** A process that has not been heard of for so long has nobody any more. */
const FORGET = 60_000

interface Elsewhere {
  readonly tables: Map<string, PresenceHint>
  heard: number
}

/** Who is at which table: here by the sockets, at other processes by what they say. */
export class Presence {
  readonly #here = new Map<string, Map<string, number>>()
  readonly #spectators = new Map<string, number>()
  readonly #elsewhere = new Map<string, Elsewhere>()

  come(table: string, person: string | null, seated: boolean): void {
    if (person !== null) {
      const people = this.#here.get(table) ?? new Map<string, number>()
      this.#here.set(table, people)
      people.set(person, (people.get(person) ?? 0) + 1)
    }
    if (!seated) this.#spectators.set(table, (this.#spectators.get(table) ?? 0) + 1)
  }

  go(table: string, person: string | null, seated: boolean): void {
    const people = this.#here.get(table)
    if (person !== null && people) {
      const left = (people.get(person) ?? 1) - 1
      if (left > 0) people.set(person, left)
      else people.delete(person)
      if (people.size === 0) this.#here.delete(table)
    }
    if (seated) return
    const spectators = (this.#spectators.get(table) ?? 1) - 1
    if (spectators > 0) this.#spectators.set(table, spectators)
    else this.#spectators.delete(table)
  }

  isHere(table: string, person: string): boolean {
    if (this.#here.get(table)?.has(person)) return true
    for (const { tables } of this.#elsewhere.values())
      if (tables.get(table)?.people.includes(person)) return true
    return false
  }

  spectators(table: string): number {
    let all = this.#spectators.get(table) ?? 0
    for (const { tables } of this.#elsewhere.values()) all += tables.get(table)?.spectators ?? 0
    return all
  }

  /** What other processes should know of a table. */
  hintOf(table: string): PresenceHint {
    return {
      table,
      people: [...(this.#here.get(table)?.keys() ?? [])],
      spectators: this.#spectators.get(table) ?? 0,
    }
  }

  /** All of it, said now and then so that a process that starts late learns of it. */
  hints(): PresenceHint[] {
    return [...new Set([...this.#here.keys(), ...this.#spectators.keys()])].map((table) => this.hintOf(table))
  }

  hear(process: string, hints: readonly PresenceHint[], now: number): void {
    const there = this.#elsewhere.get(process) ?? { tables: new Map<string, PresenceHint>(), heard: now }
    this.#elsewhere.set(process, there)
    there.heard = now
    for (const hint of hints) {
      if (hint.people.length === 0 && hint.spectators === 0) there.tables.delete(hint.table)
      else there.tables.set(hint.table, hint)
    }
  }

  /** The tables whose people are gone with their process. */
  forget(now: number): string[] {
    const gone: string[] = []
    for (const [process, { tables, heard }] of this.#elsewhere) {
      if (now - heard < FORGET) continue
      gone.push(...tables.keys())
      this.#elsewhere.delete(process)
    }
    return gone
  }
}
