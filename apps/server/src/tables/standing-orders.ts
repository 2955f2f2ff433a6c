import { Denied } from '../denied.ts'
import { newId } from '../ids.ts'
import { botOf, seatAt } from '../model/table-doc.ts'
import { playing } from '../model/table-now.ts'
import type { Attendance } from './attendance.ts'
import type { Changes } from './changes.ts'
import type { OrderBook } from './order-book.ts'
import type { TablePorts } from './ports.ts'
import type { TableState } from './table-state.ts'
import type { TableSync } from './table-sync.ts'
import type { UnderWay } from './under-way.ts'

interface Parts {
  readonly ports: TablePorts
  readonly state: TableState
  readonly sync: TableSync
  readonly changes: Changes
  readonly attendance: Attendance
  readonly orderBook: OrderBook
  readonly underWay: UnderWay
}

/** What people ordered the table to decline for them, and the moves that the table makes by that. */
export class StandingOrders {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** What this person ordered the table to decline for them, and what they could. */
  async of(person: string) {
    return this.#parts.orderBook.info(
      this.#parts.state.begun.sitting,
      this.#parts.state.seatOf(person),
      person,
    )
  }

  /** From now on the table declines these for this person. Nobody else hears of it. */
  give(person: string, orders: readonly string[]) {
    return this.#parts.sync.inTurn(async () => {
      const seat = this.#parts.state.seatOf(person)
      const logged = this.#parts.state.begun
      if (logged.sitting.over) throw new Denied('game-over', 'The game is over.')
      await this.#parts.orderBook.put(logged.sitting, seat, person, orders)
      if (logged.asked === seat) this.obey(logged.seq, null)
      return this.of(person)
    })
  }

  /** Whoever is asked may have ordered what to answer; if not, `person` is woken. */
  obey(seq: number, person: string | null): void {
    if (!this.#parts.underWay.begin(seq)) return
    this.#parts.sync
      .inTurn(() => this.#answerAt(seq))
      .then(async (answer) => {
        if (answer !== null && playing(this.#parts.state.doc).length > 1) await this.#parts.ports.hesitate()
        if (answer !== null) await this.#parts.sync.inTurn(() => this.play(seq))
        else if (person !== null) this.#parts.attendance.wake(person, 'turn')
      })
      .catch((error: unknown) => {
        // Somebody was faster, or the store is away and the sweep will come again.
        if (!(error instanceof Denied)) this.#parts.ports.trouble('orders', error)
      })
      .finally(() => this.#parts.underWay.end(seq))
  }

  /**
   * Plays what was ordered, as if its person had: it is written down like any move of theirs, under a name that
   * nobody can guess. False: nothing was. For whoever's turn it is.
   */
  async play(seq: number): Promise<boolean> {
    const answer = await this.#answerAt(seq)
    const { logged } = this.#parts.state
    const seat = logged?.asked ?? null
    if (answer === null || logged === null || seat === null) return false
    await this.#parts.changes.append(logged, newId(), {
      kind: 'play',
      seat,
      actions: [answer],
      by: 'person',
    })
    return true
  }

  async #answerAt(seq: number): Promise<string | null> {
    const { logged, doc } = this.#parts.state
    const asked = logged?.asked ?? null
    if (logged === null || asked === null || logged.seq !== seq) return null
    const seat = seatAt(doc, asked)
    if (seat.person === null || botOf(seat) !== null) return null
    return this.#parts.orderBook.answer(logged.sitting, seat.person)
  }
}
