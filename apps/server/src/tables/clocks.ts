import { STANDARD_LEVEL } from '@gam/bots'
import { told } from '../model/happenings.ts'
import { dueAfter, isLate } from '../model/progress.ts'
import { botOf, changedSeat, seatAt } from '../model/table-doc.ts'
import type { Attendance } from './attendance.ts'
import type { BotTurns } from './bot-turns.ts'
import type { Changes } from './changes.ts'
import type { TablePorts } from './ports.ts'
import type { SeatQuestions } from './seat-questions.ts'
import type { StandingOrders } from './standing-orders.ts'
import type { TableState } from './table-state.ts'
import type { TableSync } from './table-sync.ts'

interface Parts {
  readonly ports: TablePorts
  readonly state: TableState
  readonly sync: TableSync
  readonly changes: Changes
  readonly attendance: Attendance
  readonly bots: BotTurns
  readonly orders: StandingOrders
  readonly questions: SeatQuestions
}

/** What happens at a table though nobody sends anything. */
export class Clocks {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Called when the table is due: time ran out, a bot's move was left undone, or shares took too long. */
  tick(): Promise<void> {
    return this.#parts.sync.inTurn(async () => {
      await this.#parts.sync.look()
      const now = this.#parts.ports.moment().time
      const { id, doc, status, logged } = this.#parts.state
      if (status === 'dealing' && (doc.dealing ?? 0) <= now) return this.#parts.changes.begin()
      const asked = logged?.asked ?? null
      if (logged === null || asked === null) return
      const level = botOf(doc.seats[asked])
      if (level !== null) return this.#parts.bots.play(level, 'bot')
      if (!logged.takenBack && (await this.#parts.orders.play(logged.seq))) return
      if (isLate(this.#parts.state.doc, logged, asked, now)) return this.#late(asked)
      if (await this.#parts.questions.settle()) return
      // What it was due for is not yet so.
      await this.#parts.ports.tables.settle(id, dueAfter(this.#parts.state.doc, logged, now))
    })
  }

  async #late(seat: number): Promise<void> {
    const { late } = this.#parts.state.doc
    const { person } = seatAt(this.#parts.state.doc, seat)
    await this.#parts.changes.change((now) => {
      const { doc, game } = now
      const moves = game?.moves ?? 0
      // A bot that is at this one move may be called again; that time ran out is told once.
      const known = doc.happenings?.some((one) => one.kind === 'late-move' && one.moves === moves)
      if (late === 'move' && known) return doc
      const change = late === 'move' ? {} : { standIn: STANDARD_LEVEL, ...(late === 'out' && { out: true }) }
      const { name } = seatAt(doc, seat)
      const happening = { kind: `late-${late}`, seat, name, moves, at: now.at } as const
      return told(changedSeat(doc, seat, change), happening)
    })
    if (late === 'move') this.#parts.bots.play(STANDARD_LEVEL, 'late')
    else if (person !== null) this.#parts.attendance.wake(person, late === 'out' ? 'out' : 'bot')
  }
}
