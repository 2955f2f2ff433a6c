import { seatAt } from '../model/table-doc.ts'
import type { WakeKind } from '../model/wake.ts'
import type { TablePorts } from './ports.ts'
import type { TableState } from './table-state.ts'

/** Who of those who play is at the table and when the others last were; who is not can be woken. */
export class Attendance {
  readonly #ports: TablePorts
  readonly #state: TableState
  #seen: ReadonlyMap<string, number> = new Map()

  constructor(ports: TablePorts, state: TableState) {
    this.#ports = ports
    this.#state = state
  }

  async load(): Promise<void> {
    this.#seen = await this.#ports.seen.at(this.#state.id)
  }

  readonly isHere = (person: string): boolean => this.#ports.isHere(this.#state.id, person)

  readonly seen = (person: string): number | null => this.#seen.get(person) ?? null

  came(person: string): void {
    this.#ports.seen.came(this.#state.id, person)
  }

  went(person: string): void {
    this.#ports.seen.went(this.#state.id, person)
    this.#seen = new Map(this.#seen).set(person, this.#ports.moment().time)
  }

  /** Since when the table waits for somebody who is not here; null: they are. */
  async absentSince(seat: number): Promise<number | null> {
    const { person } = seatAt(this.#state.doc, seat)
    if (person === null || this.isHere(person)) return null
    await this.load()
    return Math.max(this.seen(person) ?? 0, this.#state.begun.clock.since)
  }

  /** Something is up that concerns somebody: if they are not here, they are woken. */
  wake(person: string, kind: WakeKind): void {
    const { id, doc } = this.#state
    if (!this.isHere(person)) this.#ports.wake(person, { table: id, game: doc.game, kind })
  }
}
