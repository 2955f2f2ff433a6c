import { canBeOrdered } from '@gam/kernel'
import { botOf, seatAt } from '../model/table-doc.ts'
import type { Attendance } from './attendance.ts'
import type { BotTurns } from './bot-turns.ts'
import type { StandingOrders } from './standing-orders.ts'
import type { TableState } from './table-state.ts'

/** After a change: a bot thinks if it is its turn; a person who is not here is woken. */
export class NextTurn {
  readonly #state: TableState
  readonly #attendance: Attendance
  readonly #bots: BotTurns
  readonly #orders: StandingOrders

  constructor(state: TableState, attendance: Attendance, bots: BotTurns, orders: StandingOrders) {
    this.#state = state
    this.#attendance = attendance
    this.#bots = bots
    this.#orders = orders
  }

  /** `before`: the seat that was asked until now. */
  follow(before: number | null): void {
    const { game, doc, logged } = this.#state
    if (logged === null) return
    const { asked } = logged
    if (asked === null) {
      this.#tellOfEnd()
      return
    }
    const seat = seatAt(doc, asked)
    const { person } = seat
    const level = botOf(seat)
    const { decision } = logged.sitting
    if (level !== null) this.#bots.play(level, 'bot')
    else if (person === null) return
    else if (decision && canBeOrdered(game, decision) && !logged.takenBack)
      this.#orders.obey(logged.seq, asked === before ? null : person)
    else if (asked !== before) this.#attendance.wake(person, 'turn')
  }

  #tellOfEnd(): void {
    for (const { person, left } of this.#state.doc.seats)
      if (person !== null && !left) this.#attendance.wake(person, 'over')
  }
}
