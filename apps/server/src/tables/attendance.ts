import type { TableState } from './table-state.ts'
import type { WakeKind, World } from './world.ts'

/** Who of those who play is at the table and when the others last were; who is not can be woken. */
export class Attendance {
  readonly #world: World
  readonly #state: TableState
  #seen: ReadonlyMap<string, number> = new Map()

  constructor(world: World, state: TableState) {
    this.#world = world
    this.#state = state
  }

  async load(): Promise<void> {
    this.#seen = await this.#world.seen.at(this.#state.id)
  }

  readonly isHere = (person: string): boolean => this.#world.isHere(this.#state.id, person)

  readonly seen = (person: string): number | null => this.#seen.get(person) ?? null

  came(person: string): void {
    this.#world.seen.came(this.#state.id, person)
  }

  went(person: string): void {
    this.#world.seen.went(this.#state.id, person)
    this.#seen = new Map(this.#seen).set(person, this.#world.moment().time)
  }

  /** Since when the table waits for somebody who is not here; null: they are. */
  async absentSince(seat: number): Promise<number | null> {
    const { person } = this.#state.doc.seats[seat]
    if (person === null || this.isHere(person)) return null
    await this.load()
    return Math.max(this.seen(person) ?? 0, this.#state.begun.clock.since)
  }

  /** Something is up that concerns somebody: if they are not here, they are woken. */
  wake(person: string, kind: WakeKind): void {
    const { id, doc } = this.#state
    if (!this.isHere(person)) this.#world.wake(person, { table: id, game: doc.game, kind })
  }
}
