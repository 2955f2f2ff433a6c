import type { PresenceHint } from '../store/hint.ts'

/** A process that has not been heard of for so long has nobody any more. */
const FORGET = 60_000

interface Here {
  /** How often somebody with a name is here. */
  readonly people: Map<string, number>
  /** With those who have none. */
  all: number
}

interface Elsewhere {
  readonly tables: Map<string, PresenceHint>
  heard: number
}

/**
 * Who is at which table: here by the sockets, at other processes by what they say. Of those who sit it is known
 * who is here; of all others only how many they are.
 */
export class Presence {
  readonly #here = new Map<string, Here>()
  readonly #elsewhere = new Map<string, Elsewhere>()

  come(table: string, person: string | null): void {
    const here = this.#here.get(table) ?? { people: new Map<string, number>(), all: 0 }
    this.#here.set(table, here)
    here.all++
    if (person !== null) here.people.set(person, (here.people.get(person) ?? 0) + 1)
  }

  go(table: string, person: string | null): void {
    const here = this.#here.get(table)
    if (!here) return
    if (--here.all === 0) this.#here.delete(table)
    if (person === null) return
    const left = (here.people.get(person) ?? 1) - 1
    if (left > 0) here.people.set(person, left)
    else here.people.delete(person)
  }

  isHere(table: string, person: string): boolean {
    if (this.#here.get(table)?.people.has(person)) return true
    for (const { tables } of this.#elsewhere.values())
      if (tables.get(table)?.people.includes(person)) return true
    return false
  }

  /** Nobody is there, neither here nor at other processes. */
  isEmpty(table: string): boolean {
    const elsewhere = [...this.#elsewhere.values()].some(({ tables }) => tables.has(table))
    return !elsewhere && !this.#here.has(table)
  }

  /** How many look on: everybody but those who sit there. */
  spectators(table: string, seated: readonly string[]): number {
    let all = this.hintOf(table, seated).spectators
    for (const { tables } of this.#elsewhere.values()) all += tables.get(table)?.spectators ?? 0
    return all
  }

  /** What other processes should know of a table. */
  hintOf(table: string, seated: readonly string[]): PresenceHint {
    const here = this.#here.get(table)
    if (!here) return { table, people: [], spectators: 0 }
    const people = seated.filter((person) => here.people.has(person))
    const sitting = people.reduce((sum, person) => sum + (here.people.get(person) ?? 0), 0)
    return { table, people, spectators: here.all - sitting }
  }

  /** The tables at which somebody is here. */
  tables(): string[] {
    return [...this.#here.keys()]
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
